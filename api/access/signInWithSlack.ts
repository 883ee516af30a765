import { memberIdOf, teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { installationStateOf } from '../team/installationState.ts'
import { type Access, type SignedIn, startSession } from './createAccess.ts'
import { isActiveMember } from './isActiveMember.ts'
import type { Visitor } from './securityLog.ts'
import type { SessionOwner } from './sessions.ts'
import type { SlackIdentity, SlackOpenId } from './slackOpenId.ts'

export type SlackSignInDependencies = {
  readonly access: Access
  readonly database: Queryable
  readonly slack: Pick<SlackOpenId, 'identify'>
}

export type SlackSignIn = {
  /** The authorization code that Slack sent the browser back with. */
  readonly code: string
  /** Left out where the sign-in began outside Laurel. */
  readonly state: string | undefined
}

export type SlackSignInResult =
  | ({ readonly kind: 'signed in' } & SignedIn)
  /** The code or the state is not valid; `cause` is the error where Slack did not answer. */
  | { readonly kind: 'failed'; readonly cause?: unknown }
  /** The workspace removed the app, or the person is no active member of its team. */
  | { readonly kind: 'not installed' }

/** Exchanges an authorization code of Slack for a session of the member behind it. */
export const signInWithSlack = async (
  { access, database, slack }: SlackSignInDependencies,
  { code, state }: SlackSignIn,
  visitor: Visitor,
): Promise<SlackSignInResult> => {
  const nonce = state === undefined ? undefined : await access.signIns.finish(state)
  if (state !== undefined && nonce === undefined) return { kind: 'failed' }
  const identified = await slack.identify(code, nonce).then(
    identity => ({ identity }),
    (cause: unknown) => ({ cause }),
  )
  if ('cause' in identified) return { kind: 'failed', cause: identified.cause }
  if (!identified.identity) return { kind: 'failed' }
  const owner = ownerOf(identified.identity)
  if (!(await isActiveMember(database, owner))) return { kind: 'not installed' }
  // Removing the app from a workspace also ends sign-in through that workspace.
  if ((await installationStateOf(database, owner.teamId)) === 'ended') return { kind: 'not installed' }
  await access.securityLog.note('AUTHENTICATED_WITH_SLACK_TOKEN', owner, visitor)
  return { kind: 'signed in', ...(await startSession(access, owner)) }
}

const ownerOf = ({ slackTeamId, slackUserId }: SlackIdentity): SessionOwner => {
  const teamId = teamIdOf(slackTeamId)
  return { teamId, memberId: memberIdOf(teamId, slackUserId) }
}
