/** The address of the sign-in page, to be continued at `target`, with an optional text for the person. */
export const signInAddress = (target: string, error?: string): string => {
  const query = new URLSearchParams()
  if (target !== '/' && !target.startsWith('/login')) query.set('redirect', target)
  if (error !== undefined) query.set('error', error)
  return query.size === 0 ? '/login' : `/login?${query.toString()}`
}
