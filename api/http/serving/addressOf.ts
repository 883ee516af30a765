import { isIP, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

const hextetsOfNetwork = 4
const mappedAddress = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** The address that limits count for. One host owns a whole /64 of IPv6, so its addresses count as one. */
export const addressOf = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string => {
  // A proxy that passes headers on unchecked may claim anything.
  const address = isIP(ip) === 0 ? (socket.remoteAddress ?? 'unknown') : ip
  return networkOf(address)
}

export const networkOf = (address: string): string => {
  const mapped = mappedAddress.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  return isIPv6(address) ? `${hextetsOf(address).slice(0, hextetsOfNetwork).join(':')}::/64` : address
}

/** The eight groups of an IPv6 address, without leading zeros. */
const hextetsOf = (address: string): string[] => {
  const canonical = new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1)
  const [start = '', end] = canonical.split('::')
  const first = start.split(':').filter(Boolean)
  const last = end?.split(':').filter(Boolean) ?? []
  const zeros: string[] = Array.from({ length: 8 - first.length - last.length }, () => '0')
  return [...first, ...zeros, ...last]
}
