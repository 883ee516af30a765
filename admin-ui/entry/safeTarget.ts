/**
 * Where to go after the sign-in: a path of this origin, or home. The browser decides what an address means: it drops tabs
 * and line breaks, and reads a backslash as a slash.
 */
export const safeTarget = (target: string | null): string => {
  if (!target?.startsWith('/')) return '/'
  const address = URL.parse(target, window.location.origin)
  if (address?.origin !== window.location.origin || address.pathname.startsWith('//')) return '/'
  return `${address.pathname}${address.search}${address.hash}`
}
