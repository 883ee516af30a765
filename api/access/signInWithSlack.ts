import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { memberIdOf, teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { installationStateOf } from '../team/installationState.ts'
import { activeMember } from './activeMember.ts'
import type { PendingSignIn } from './confirmations.ts'
import type { Access } from './createAccess.ts'
import type { SessionOwner } from './sessions.ts'
import type { SlackIdentity, SlackOpenId } from './slackOpenId.ts'

export type SlackSignInDependencies = {
  readonly access: Access
  readonly database: Queryable
  readonly ledger: Pick<Ledger, 'member'>
  readonly slack: Pick<SlackOpenId, 'identify'>
}

export type SlackSignIn = {
  /** The authorization code that Slack sent the browser back with. */
  readonly code: string
  /** Where the sign-in began: at Laurel, in the browser with this binding, or outside, where nothing ties it to a browser. */
  readonly begun:
    | { readonly where: 'here'; readonly state: string | undefined; readonly binding: string | undefined }
    | { readonly where: 'elsewhere' }
}

export type SlackSignInResult =
  | ({ readonly kind: 'verified' } & PendingSignIn)
  /** The code or the state is not valid; `cause` is the error where Slack did not answer. */
  | { readonly kind: 'failed'; readonly cause?: unknown }
  /** The workspace removed the app, or the person is no active member of its team. */
  | { readonly kind: 'not installed' }

/** Finds the member behind an authorization code of Slack. */
export const signInWithSlack = async (
  { access, database, ledger, slack }: SlackSignInDependencies,
  { code, begun }: SlackSignIn,
): Promise<SlackSignInResult> => {
  const state = begun.where === 'here' ? begun.state : undefined
  const proof =
    begun.where === 'here' && state !== undefined
      ? await access.signIns.proofOf(begun.binding, state)
      : undefined
  if (begun.where === 'here' && proof === undefined) return { kind: 'failed' }
  const identified = await slack.identify(code, proof).then(
    identity => ({ identity }),
    (cause: unknown) => ({ cause }),
  )
  if ('cause' in identified) return { kind: 'failed', cause: identified.cause }
  if (!identified.identity) return { kind: 'failed' }
  if (proof && !(await access.signIns.complete(proof.nonce))) return { kind: 'failed' }
  const owner = ownerOf(identified.identity)
  if (!(await activeMember(ledger, owner))) return { kind: 'not installed' }
  // Removing the app from a workspace also ends sign-in through that workspace.
  if ((await installationStateOf(database, owner.teamId)) === 'ended') return { kind: 'not installed' }
  return { kind: 'verified', owner, activity: 'AUTHENTICATED_WITH_SLACK_TOKEN' }
}

const ownerOf = ({ slackTeamId, slackUserId }: SlackIdentity): SessionOwner => {
  const teamId = teamIdOf(slackTeamId)
  return { teamId, memberId: memberIdOf(teamId, slackUserId) }
}
