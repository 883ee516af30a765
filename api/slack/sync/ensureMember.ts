import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { MemberState } from '@laurel/ledger/members/state.ts'
import { WebAPIPlatformError, type WebClient } from '@slack/web-api'
import { isPerson, SlackUser, syncMemberCommand } from './slackUser.ts'

export type MemberSource = {
  readonly ledger: Ledger
  readonly client: WebClient
  readonly clock: () => Instant
}

/** The member behind a Slack user. An unknown user is looked up in Slack and added. */
export const ensureMember = async (
  { ledger, client, clock }: MemberSource,
  teamId: TeamId,
  slackUserId: string,
): Promise<MemberState> => {
  const memberId = memberIdOf(teamId, slackUserId)
  const known = await ledger.member(teamId, memberId)
  if (known.kind === 'known') return known
  const person = await findSlackUser(client, slackUserId)
  if (!person || !isPerson(person)) return known
  await ledger.handle(syncMemberCommand(teamId, person, clock()))
  return ledger.member(teamId, memberId)
}

/** The person, app or guest behind a Slack user id; undefined if Slack knows none. */
export const findSlackUser = async (
  client: WebClient,
  slackUserId: string,
): Promise<SlackUser | undefined> => {
  try {
    return SlackUser.parse((await client.users.info({ user: slackUserId, include_locale: true })).user)
  } catch (error) {
    if (error instanceof WebAPIPlatformError && unknownUser.has(error.data.error)) return undefined
    throw error
  }
}

const unknownUser = new Set(['user_not_found', 'user_not_visible'])
