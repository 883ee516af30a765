import { isIPv4, isIPv6 } from 'node:net'
import { hextetsOf, unmapped } from './ipAddress.ts'

/** The network of an address, for logs: the first 24 bits of IPv4, the first 48 of IPv6. */
export const loggedNetwork = (address: string): string => {
  const known = unmapped(address)
  if (isIPv4(known)) return `${known.split('.').slice(0, 3).join('.')}.0/24`
  return isIPv6(known) ? `${hextetsOf(known).slice(0, 3).join(':')}::/48` : 'unknown'
}
