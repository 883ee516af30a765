/** Opens the page of a partner and allows the access; returns the code that comes back. */
export const codeFrom = async (authorizeUrl: string | null): Promise<string> => {
  if (authorizeUrl === null) throw new Error('There is no address to grant access at.')
  const page = await (await fetch(authorizeUrl)).text()
  const [, address = ''] = /href="([^"]+)">Allow</.exec(page) ?? []
  const code = new URL(address.replaceAll('&amp;', '&')).searchParams.get('code')
  if (code === null) throw new Error('The page gave no code.')
  return code
}
