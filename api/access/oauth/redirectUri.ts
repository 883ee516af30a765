export const redirectUriLengthMax = 1000

const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost'])

const isLoopback = (address: URL): boolean =>
  address.protocol === 'http:' && loopbackHosts.has(address.hostname)

/** Whether an assistant may register this address: https, or http of the person's own computer. */
export const isAllowedRedirectUri = (uri: string): boolean => {
  const address = uri.length <= redirectUriLengthMax ? URL.parse(uri) : null
  if (!address || uri.includes('#') || address.username !== '' || address.password !== '') return false
  // Browsers drop white space and control characters, so that an address with them reads differently.
  if (!/^[\x21-\x7e]+$/.test(uri) || uri.includes('\\')) return false
  return address.protocol === 'https:' || isLoopback(address)
}

/**
 * Whether a registered address is the one asked for: the same text, except that a program on the person's computer takes
 * any free port (RFC 8252).
 */
export const isRegisteredUri = (registered: readonly string[], asked: string): boolean =>
  registered.includes(asked) ||
  (isAllowedRedirectUri(asked) && registered.some(uri => withoutPort(uri) === withoutPort(asked)))

/** A loopback address without its port. The text of any other address, which nothing else equals. */
const withoutPort = (uri: string): string => {
  const address = URL.parse(uri)
  if (!address || !isLoopback(address)) return uri
  return uri.replace(/^(http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost)):\d+/i, '$1')
}

/** Where the assistant is, for the person: a host, or their own computer. */
export const placeOf = (
  redirectUri: string,
): { readonly host: string; readonly isOnThisComputer: boolean } => {
  const address = new URL(redirectUri)
  return { host: address.host, isOnThisComputer: isLoopback(address) }
}
