import type { Access as RequiredAccess } from '@laurel/contract/wire/call.ts'
import type { FastifyRequest } from 'fastify'
import type { Access } from '../../access/createAccess.ts'
import type { Visitor } from '../../access/securityLog.ts'
import type { Dependencies } from '../dependencies.ts'
import { forbidden, notSignedIn, sessionExpired } from '../problems/generalProblems.ts'
import { HttpProblem } from '../problems/httpProblem.ts'
import type { Caller } from './caller.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The callers that may use the route. Required for every route under /v1. */
    access?: RequiredAccess
    /** Set where an Idempotency-Key identifies the request. */
    isCommand?: boolean
    /** Set where the tighter limit of sign-ins applies. */
    isSignIn?: boolean
  }
  interface FastifyRequest {
    caller: Caller | null
    /** Why the caller was not recognised. */
    refusal: HttpProblem | null
  }
}

export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1]

export const visitorOf = (request: FastifyRequest): Visitor => ({
  ipAddress: request.ip,
  userAgent: request.headers['user-agent'] ?? null,
})

/** The member behind the token of a request; throws a problem otherwise. Does not check the session. */
const recognise = async (
  { access, ledger }: Pick<Dependencies, 'access' | 'ledger'>,
  request: FastifyRequest,
): Promise<Caller> => {
  const token = bearerOf(request)
  if (token === undefined) throw notSignedIn()
  const bearer = await readBearer(access, request, token)
  return { ...bearer, isAdmin: (await requireActive(ledger, bearer)).isAdmin }
}

/** The active member; throws the problem of an ended session for a member who has left. */
export const requireActive = async (
  ledger: Dependencies['ledger'],
  { teamId, memberId }: Pick<Caller, 'teamId' | 'memberId'>,
) => {
  const member = await ledger.member(teamId, memberId)
  if (member.kind === 'unknown' || !member.isActive) throw sessionExpired()
  return member
}

/** Throws a problem unless the request belongs to an active session. */
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

/**
 * Finds out who makes the request, before the limits that count per member and before the body is read. A problem is
 * kept for `admit`, so that refused requests are limited, too.
 */
export const recogniseCaller = async (dependencies: Dependencies, request: FastifyRequest): Promise<void> => {
  const { access } = request.routeOptions.config
  if (access === undefined || access === 'public') return
  try {
    const caller = await recognise(dependencies, request)
    if (!(await dependencies.access.sessions.stands(caller.sessionId))) throw sessionExpired()
    request.caller = caller
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error
    request.refusal = error
  }
}

/** Throws the problem of a caller whom the route does not admit. */
export const admit = async (request: FastifyRequest): Promise<void> => {
  if (request.refusal) throw request.refusal
  if (request.routeOptions.config.access === 'admin' && request.caller?.isAdmin !== true) throw forbidden()
}

/** The caller of a route for members. */
export const callerOf = (request: FastifyRequest): Caller => {
  if (!request.caller) throw new Error('The route did not declare that it requires a signed-in member.')
  return request.caller
}
