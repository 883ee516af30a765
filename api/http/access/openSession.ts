import type { Token } from '@laurel/contract/access/token.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { activeMember } from '../../access/activeMember.ts'
import type { PendingSignIn } from '../../access/confirmations.ts'
import { startSession } from '../../access/createAccess.ts'
import type { SessionKey, SessionOwner } from '../../access/sessions.ts'
import type { Dependencies } from '../dependencies.ts'
import { visitorOf } from '../serving/authenticate.ts'
import { createCookies, isBrowser } from './cookies.ts'
import { confirmationRequired, signInFailed } from './signInProblems.ts'
import { answerSignedIn } from './tokenAnswer.ts'

type Opening = Pick<Dependencies, 'access' | 'ledger' | 'settings'>

/**
 * Opens a session for a verified sign-in. In a browser it replaces the session before, if its person agrees: a
 * sign-in that began elsewhere (`isForeign`) is always confirmed, any other one if another member is signed in.
 */
export const openSession = async (
  dependencies: Opening,
  request: FastifyRequest,
  reply: FastifyReply,
  pending: PendingSignIn,
  isForeign = false,
): Promise<Token> => {
  if (isBrowser(request)) {
    const present = await presentSession(dependencies, request)
    if (isForeign || (present && !isSameMember(present, pending.owner)))
      throw await confirmationOf(dependencies, request, reply, pending)
  }
  return completeSignIn(dependencies, request, reply, pending)
}

/** Opens a session for a sign-in that needs no confirmation any more. */
export const completeSignIn = async (
  { access, ledger, settings }: Opening,
  request: FastifyRequest,
  reply: FastifyReply,
  { owner, activity }: PendingSignIn,
): Promise<Token> => {
  const member = await activeMember(ledger, owner)
  if (!member) throw signInFailed()
  const visitor = visitorOf(request)
  await access.securityLog.note(activity, owner, visitor)
  const present = await presentSession({ access, settings }, request)
  if (present) await access.sessions.end(present)
  const kind = isBrowser(request) ? ('browser' as const) : ('client' as const)
  const signedIn = await startSession(access, owner, { kind, accessEnds: member.accessEnds, visitor })
  return answerSignedIn(settings.origin, reply, owner, signedIn)
}

/** The active session that the browser of a request has. */
export const presentSession = async (
  { access, settings }: Pick<Dependencies, 'access' | 'settings'>,
  request: FastifyRequest,
): Promise<SessionKey | undefined> => {
  const cookie = isBrowser(request) ? createCookies(settings.origin).read(request, 'session') : undefined
  const refresher = cookie === undefined ? undefined : await access.tokens.readRefresher(cookie)
  return refresher && (await access.sessions.stands(refresher)) ? refresher : undefined
}

const isSameMember = (one: SessionOwner, other: SessionOwner): boolean =>
  one.teamId === other.teamId && one.memberId === other.memberId

const confirmationOf = async (
  { access, ledger, settings }: Opening,
  request: FastifyRequest,
  reply: FastifyReply,
  pending: PendingSignIn,
) => {
  const cookies = createCookies(settings.origin)
  const { binding, expiresAt } = await access.signIns.bind(cookies.read(request, 'sign-in'))
  cookies.write(reply, 'sign-in', binding, expiresAt)
  const { teamId, memberId } = pending.owner
  const [member, team] = await Promise.all([ledger.member(teamId, memberId), ledger.team(teamId)])
  return confirmationRequired({
    name: member.kind === 'known' ? member.profile.name : '',
    team: team.kind === 'known' ? team.name : '',
    ticket: await access.confirmations.issue(pending, binding),
  })
}
