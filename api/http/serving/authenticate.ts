import type { Access as RequiredAccess } from '@laurel/contract/wire/call.ts'
import type { FastifyRequest } from 'fastify'
import type { Access } from '../../access/createAccess.ts'
import type { Visitor } from '../../access/securityLog.ts'
import type { Dependencies } from '../dependencies.ts'
import { forbidden, notSignedIn, sessionExpired } from '../problems/generalProblems.ts'
import type { Caller } from './caller.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use the route. Everything under /v1 has to say so. */
    access?: RequiredAccess
    /** Set where an Idempotency-Key makes the request happen once. */
    isCommand?: boolean
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

/** The member behind the request's token, or the problem that keeps them out. Their session is yet to be looked at. */
const recognise = async (
  { access, ledger }: Pick<Dependencies, 'access' | 'ledger'>,
  request: FastifyRequest,
): Promise<Caller> => {
  const token = bearerOf(request)
  if (token === undefined) throw notSignedIn()
  const bearer = await readBearer(access, request, token)
  return { ...bearer, isAdmin: (await requireActive(ledger, bearer)).isAdmin }
}

/** The member, or the problem that ends the session of whoever has left. */
export const requireActive = async (
  ledger: Dependencies['ledger'],
  { teamId, memberId }: Pick<Caller, 'teamId' | 'memberId'>,
) => {
  const member = await ledger.member(teamId, memberId)
  if (member.kind === 'unknown' || !member.isActive) throw sessionExpired()
  return member
}

/** Whether somebody is signed in: passes, or throws the problem. */
export const requireSession = async (
  dependencies: Pick<Dependencies, 'access' | 'ledger'>,
  request: FastifyRequest,
): Promise<void> => {
  const { sessionId } = await recognise(dependencies, request)
  if (!(await dependencies.access.sessions.stands(sessionId))) throw sessionExpired()
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

/** Before anything is read of a request: lets in whom a route declares, and nobody else. */
export const recogniseCaller = async (dependencies: Dependencies, request: FastifyRequest): Promise<void> => {
  const required = request.routeOptions.config.access
  if (required === undefined || required === 'public') return
  const caller = await recognise(dependencies, request)
  if (required === 'admin' && !caller.isAdmin) throw forbidden()
  request.caller = caller
}

/** Before anything is done: their session must stand. */
export const admit = async (
  { access }: Pick<Dependencies, 'access'>,
  { caller }: FastifyRequest,
): Promise<void> => {
  if (caller && !(await access.sessions.stands(caller.sessionId))) throw sessionExpired()
}

/** The caller of a route that only members reach. */
export const callerOf = (request: FastifyRequest): Caller => {
  if (!request.caller) throw new Error('The route did not declare that it needs somebody signed in.')
  return request.caller
}
