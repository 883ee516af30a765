/** The addresses that open without a session. They are a page of their own, which loads little. */
export const entryPaths = [
  '/login',
  '/login/slack',
  '/login/assert_single_use_token',
  '/authorize',
  '/setup',
  '/setup/slack',
  '/privacy',
  '/terms',
] as const

export type EntryPath = (typeof entryPaths)[number]

/** The entry page of an address; undefined where it belongs to the administration or the portal. */
export const entryPathOf = (pathname: string): EntryPath | undefined => {
  const path = pathname.replace(/\/+$/, '')
  return entryPaths.find(known => known === path)
}
