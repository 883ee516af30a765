import type { Access as RequiredAccess } from '@laurel/contract/call.ts'
import type { FastifyRequest } from 'fastify'
import type { Access } from '../../access/createAccess.ts'
import type { Visitor } from '../../access/securityLog.ts'
import type { Surroundings } from '../dependencies.ts'
import { forbidden, notSignedIn, sessionExpired } from '../problems/generalProblems.ts'
import type { Caller } from './caller.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use the route. Everything under /v1 has to say so. */
    access?: RequiredAccess
  }
  interface FastifyRequest {
    caller: Caller | null
  }
}

export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1]

export const visitorOf = (request: FastifyRequest): Visitor => ({
  ipAddress: request.ip,
  userAgent: request.headers['user-agent'] ?? null,
})

/** The member behind the request's token, or the problem that keeps them out. */
export const identify = async (
  { access, ledger }: Pick<Surroundings, 'access' | 'ledger'>,
  request: FastifyRequest,
): Promise<Caller> => {
  const token = bearerOf(request)
  if (token === undefined) throw notSignedIn()
  const bearer = await readBearer(access, request, token)
  const [stands, member] = await Promise.all([
    access.sessions.stands(bearer.sessionId),
    ledger.member(bearer.teamId, bearer.memberId),
  ])
  if (!stands || member.kind === 'unknown' || !member.isActive) throw sessionExpired()
  return { ...bearer, isAdmin: member.isAdmin }
}

const readBearer = async (access: Access, request: FastifyRequest, token: string) => {
  const reading = await access.tokens.read(token)
  switch (reading.kind) {
    case 'valid':
      return reading.bearer
    case 'expired':
      await access.securityLog.note('HITHRIVE_TOKEN_EXPIRED', reading.bearer, visitorOf(request))
      throw sessionExpired()
    case 'invalid':
      throw notSignedIn()
  }
}

/** Lets in whom a route declares, and nobody else. */
export const admit = async (surroundings: Surroundings, request: FastifyRequest): Promise<void> => {
  const required = request.routeOptions.config.access
  if (required === undefined || required === 'public') return
  const caller = await identify(surroundings, request)
  if (required === 'admin' && !caller.isAdmin) throw forbidden()
  request.caller = caller
}

/** The caller of a route that only members reach. */
export const callerOf = (request: FastifyRequest): Caller => {
  if (!request.caller) throw new Error('The route did not declare that it needs somebody signed in.')
  return request.caller
}
