import { isIPv4, isIPv6 } from 'node:net'

/** The network of an address, for logs: the first 24 bits of IPv4, the first 48 of IPv6. */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  if (isIPv4(mapped)) return `${mapped.split('.').slice(0, 3).join('.')}.0/24`
  if (!isIPv6(mapped)) return 'unknown'
  const [before = ''] = mapped.split('::')
  const groups = before === '' ? [] : before.split(':').slice(0, 3)
  return `${[...groups, '0', '0', '0'].slice(0, 3).join(':')}::/48`
}
