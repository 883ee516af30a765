/** Where a trial or a subscription has ended, for administrators and for others. */
export const planEndedPath = '/⌛'
/** Where an administrator comes back to a deactivated team. */
export const comeBackPath = '/come-back'
/** Where the people of a deactivated team are. */
export const inactivePath = '/inactive'

/** The pages, with those below them, on which cards are typed. Their documents alone may load the script of Stripe. */
const cardPaths = ['/billing', planEndedPath, comeBackPath]

/** An address as it is written here. Addresses of emoji come encoded from some browsers. */
export const decodedPath = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** Whether cards are typed at an address, which may have a query. */
export const takesCards = (address: string): boolean => {
  const path = decodedPath(/^[^?#]*/.exec(address)?.[0] ?? '')
  return cardPaths.some(each => path === each || path.startsWith(`${each}/`))
}
