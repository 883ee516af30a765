import { BlockList, isIP } from 'node:net'

/** Networks that are not the public internet, by the registries of special purpose addresses (RFC 6890). */
const networks: readonly (readonly [network: string, prefix: number, family: 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
]

const refused = new BlockList()
for (const network of networks) refused.addSubnet(...network)

/** The addresses that are routed today; those in which an IPv4 address is wrapped are left out below. */
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

const wrapped = new BlockList()
wrapped.addSubnet('2001::', 23, 'ipv6')
wrapped.addSubnet('2001:db8::', 32, 'ipv6')
wrapped.addSubnet('2002::', 16, 'ipv6')

/** Whether an address of a host is on the public internet. */
export const isPublicAddress = (address: string): boolean => {
  switch (isIP(address)) {
    case 4:
      return !refused.check(address, 'ipv4')
    case 6:
      return globalUnicast.check(address, 'ipv6') && !wrapped.check(address, 'ipv6')
    default:
      return false
  }
}

/** The host of an address without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

/** Whether the address is one of this machine, as its name says; for development. */
export const isLocalAddress = (url: URL): boolean =>
  url.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname)

/** What is wrong with the address of a webhook; undefined where it may be called. Its host is looked up at each call. */
export const addressProblem = (text: string, allowsLocalhost: boolean): string | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url) return 'Enter a whole address, such as https://example.com/laurel.'
  if (url.username !== '' || url.password !== '') return 'Leave the user and the password out of the address.'
  if (isLocalAddress(url) && allowsLocalhost) return undefined
  if (url.protocol !== 'https:') return 'Enter an address that begins with https://.'
  const host = hostOf(url)
  if (isIP(host) !== 0 ? !isPublicAddress(host) : isReservedName(host))
    return 'This address is inside a private network. Enter one that is reachable from the internet.'
  return undefined
}

const isReservedName = (host: string): boolean =>
  !host.includes('.') || /\.(local|localhost|internal|home\.arpa)\.?$/i.test(host)
