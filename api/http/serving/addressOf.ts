import { isIP, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { hextetsOf, unmapped } from './ipAddress.ts'

/** The address that limits count for. One host owns a whole /64 of IPv6, so its addresses count as one. */
export const addressOf = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string => {
  // A proxy that passes headers on unchecked may claim anything.
  const address = isIP(ip) === 0 ? (socket.remoteAddress ?? 'unknown') : ip
  return limitedNetwork(address)
}

export const limitedNetwork = (address: string): string => {
  const known = unmapped(address)
  return isIPv6(known) ? `${hextetsOf(known).slice(0, 4).join(':')}::/64` : known
}
