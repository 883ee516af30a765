import type { Access as RequiredAccess } from '@laurel/contract/wire/call.ts'
import type { KnownMember } from '@laurel/ledger/members/state.ts'
import type { FastifyRequest } from 'fastify'
import { activeMember } from '../../access/activeMember.ts'
import type { Access } from '../../access/createAccess.ts'
import { freshSignInMilliseconds } from '../../access/limits.ts'
import type { Visitor } from '../../access/visitor.ts'
import type { Dependencies } from '../dependencies.ts'
import { forbidden, freshSignInRequired, notSignedIn, sessionExpired } from '../problems/generalProblems.ts'
import type { Caller } from './caller.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The callers that may use the route. Required for every route under /v1. */
    access?: RequiredAccess
    /** Set where an Idempotency-Key identifies the request. */
    isCommand?: boolean
    /** Set where the member must have signed in a few minutes ago. */
    needsFreshSignIn?: boolean
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

type Recognising = Pick<Dependencies, 'access' | 'ledger'>

/** The member behind the token of a request; throws a problem otherwise. Does not check the session. */
const recognise = async (dependencies: Recognising, request: FastifyRequest): Promise<Caller> => {
  const token = bearerOf(request)
  if (token === undefined) throw notSignedIn()
  const bearer = await readBearer(dependencies.access, request, token)
  return { ...bearer, isAdmin: (await requireActive(dependencies, bearer)).isAdmin }
}

/**
 * The active member; throws the problem of an ended session for a member who has left, or who has lost access or a role
 * since the session began.
 */
export const requireActive = async (
  { access, ledger }: Recognising,
  { teamId, memberId, accessEnds }: Pick<Caller, 'teamId' | 'memberId' | 'accessEnds'>,
): Promise<KnownMember> => {
  const member = await activeMember(ledger, { teamId, memberId })
  if (!member) throw sessionExpired()
  if (accessEnds !== member.accessEnds) {
    await access.sessions.endFormer({ teamId, memberId, accessEnds: member.accessEnds })
    throw sessionExpired()
  }
  return member
}

/** Throws a problem unless the request belongs to an active session. */
export const requireSession = async (dependencies: Recognising, request: FastifyRequest): Promise<void> => {
  const caller = await recognise(dependencies, request)
  if (!(await dependencies.access.sessions.stands(caller))) throw sessionExpired()
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

/** Checks the caller against the access that the route declares, before the body is read. */
export const recogniseCaller = async (dependencies: Dependencies, request: FastifyRequest): Promise<void> => {
  const required = request.routeOptions.config.access
  if (required === undefined || required === 'public') return
  const caller = await recognise(dependencies, request)
  request.caller = caller
  if (required === 'admin' && !caller.isAdmin) throw forbidden()
}

/** Checks that the session of the caller is active, and fresh where the route requires it, before the handler runs. */
export const admit = async (
  { access, clock }: Pick<Dependencies, 'access' | 'clock'>,
  { caller, routeOptions }: FastifyRequest,
): Promise<void> => {
  if (!caller) return
  if (!(await access.sessions.stands(caller))) throw sessionExpired()
  if (!routeOptions.config.needsFreshSignIn) return
  if (clock().getTime() - caller.signedInAt.getTime() > freshSignInMilliseconds) throw freshSignInRequired()
}

/** The caller of a route for members. */
export const callerOf = (request: FastifyRequest): Caller => {
  if (!request.caller) throw new Error('The route did not declare that it requires a signed-in member.')
  return request.caller
}
