import { isInUse } from '@laurel/contract/billing/planFeatures.ts'
import type { Access as RequiredAccess } from '@laurel/contract/wire/call.ts'
import type { KeyScope } from '@laurel/contract/wire/keyScopes.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { KnownMember } from '@laurel/ledger/members/state.ts'
import type { FastifyContextConfig, FastifyRequest } from 'fastify'
import { activeMember } from '../../access/activeMember.ts'
import { isApiKey } from '../../access/apiKeys.ts'
import type { Access } from '../../access/createAccess.ts'
import { freshSignInMilliseconds } from '../../access/limits.ts'
import { isAssistantToken } from '../../access/oauth/tokens.ts'
import type { Visitor } from '../../access/visitor.ts'
import type { Dependencies } from '../dependencies.ts'
import {
  assistantDisconnected,
  assistantNotAccepted,
  forbidden,
  freshSignInRequired,
  keyNotAccepted,
  keyUnknown,
  notSignedIn,
  planEnded,
  sessionExpired,
  teamInactive,
} from '../problems/generalProblems.ts'
import { HttpProblem } from '../problems/httpProblem.ts'
import type { Caller, Program } from './caller.ts'
import { isInsideCall } from './insideCalls.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The callers that may use the route. Required for every route under /v1. */
    access?: RequiredAccess
    /** The scope that an API key needs. Without one, the route takes no key. */
    keyScope?: KeyScope
    /** Set where assistants call with the tokens that people allowed them. Inside of it, they need scopes as keys do. */
    isForAssistants?: boolean
    /** Set where an Idempotency-Key identifies the request. */
    isCommand?: boolean
    /** Set where the tighter limit of sign-ins applies. */
    isSignIn?: boolean
    /** Set where the member must have signed in a few minutes ago. */
    needsFreshSignIn?: boolean
    /** Set where a team that is deactivated or has no plan can make the call, though it changes something. */
    worksWhileInactive?: boolean
    /** Set where the answer is a file of data. */
    isExport?: boolean
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

/** The member for whom an API key acts. */
const recogniseKey = async (dependencies: Recognising, secret: string): Promise<Caller> => {
  const apiKey = await dependencies.access.apiKeys.use(secret)
  if (!apiKey) throw keyUnknown()
  const { keyId: sessionId, teamId, memberId, accessEnds, expiresAt, name, scopes } = apiKey
  const member = await activeMember(dependencies.ledger, apiKey)
  if (member?.accessEnds !== accessEnds) throw keyUnknown()
  const bearer = { teamId, memberId, sessionId, accessEnds, expiresAt, signedInAt: new Date(0) }
  return { ...bearer, isAdmin: member.isAdmin, program: { kind: 'apiKey', id: sessionId, name, scopes } }
}

/** The member for whom an assistant acts. Its tokens are for one resource, and for the calls that this makes inside. */
const recogniseAssistant = async (
  dependencies: Recognising,
  { routeOptions: { config } }: FastifyRequest,
  token: string,
): Promise<Caller> => {
  if (!config.isForAssistants && !isInsideCall()) throw assistantNotAccepted()
  const grant = await dependencies.access.oauth.tokens.use(token)
  if (!grant) throw assistantDisconnected()
  const { grantId: sessionId, teamId, memberId, accessEnds, expiresAt, name, scopes } = grant
  const member = await activeMember(dependencies.ledger, grant)
  if (member?.accessEnds !== accessEnds) throw assistantDisconnected()
  const bearer = { teamId, memberId, sessionId, accessEnds, expiresAt, signedInAt: new Date(0) }
  return { ...bearer, isAdmin: member.isAdmin, program: { kind: 'assistant', id: sessionId, name, scopes } }
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

/**
 * Finds out who makes the request, before the limits that count per member and before the body is read. A problem is
 * kept for `admit`, so that refused requests are limited, too.
 */
export const recogniseCaller = async (dependencies: Dependencies, request: FastifyRequest): Promise<void> => {
  const { access } = request.routeOptions.config
  if (access === undefined || access === 'public') return
  try {
    const token = bearerOf(request)
    if (token !== undefined && isApiKey(token)) {
      request.caller = await recogniseKey(dependencies, token)
      return
    }
    if (token !== undefined && isAssistantToken(token)) {
      request.caller = await recogniseAssistant(dependencies, request, token)
      return
    }
    const caller = await recognise(dependencies, request)
    if (!(await dependencies.access.sessions.stands(caller))) throw sessionExpired()
    request.caller = caller
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error
    request.refusal = error
  }
}

/** Throws the problem of a caller whom the route does not admit, or whose sign-in is too long ago for it. */
export const admit = async (
  { clock, ledger }: Pick<Dependencies, 'clock' | 'ledger'>,
  request: FastifyRequest,
): Promise<void> => {
  const {
    caller,
    refusal,
    routeOptions: { config, method },
  } = request
  if (refusal) throw refusal
  const { program } = caller ?? {}
  if (program) requireScope(program, config)
  if (config.access === 'admin' && caller?.isAdmin !== true) throw forbidden()
  if (!caller) return
  if (!config.worksWhileInactive && method !== 'GET') await requireTeamInUse(ledger, caller.teamId, request)
  // A key was created, and an assistant allowed, after a fresh sign-in, with the scope of the call.
  if (!config.needsFreshSignIn || program) return
  if (clock().getTime() - caller.signedInAt.getTime() > freshSignInMilliseconds) throw freshSignInRequired()
}

const requireScope = (
  { kind, scopes }: Program,
  { keyScope, isForAssistants }: FastifyContextConfig,
): void => {
  if (kind === 'assistant' && isForAssistants) return
  if (keyScope !== undefined && scopes.includes(keyScope)) return
  throw kind === 'assistant' ? assistantNotAccepted(keyScope) : keyNotAccepted(keyScope)
}

/** Also notes what the team calls points: refusals of a change speak of them. */
const requireTeamInUse = async (
  ledger: Pick<Ledger, 'team'>,
  teamId: TeamId,
  request: FastifyRequest,
): Promise<void> => {
  const team = await ledger.team(teamId)
  if (team.kind === 'unknown') return
  request.pointsName = team.pointsName
  if (!isInUse(team)) throw team.plan === 'ended' ? planEnded() : teamInactive()
}

/** The caller of a route for members. */
export const callerOf = (request: FastifyRequest): Caller => {
  if (!request.caller) throw new Error('The route did not declare that it requires a signed-in member.')
  return request.caller
}
