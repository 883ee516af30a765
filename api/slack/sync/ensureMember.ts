import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { MemberState } from '@laurel/ledger/members/state.ts'
import { memberIdOf } from '@laurel/ledger/values/foreignIds.ts'
import type { TeamId } from '@laurel/ledger/values/ids.ts'
import type { Instant } from '@laurel/ledger/values/instant.ts'
import type { WebClient } from '@slack/web-api'
import { isPerson, SlackUser, syncMemberCommand } from './slackUser.ts'

export type MemberSource = {
  readonly ledger: Ledger
  readonly client: WebClient
  readonly clock: () => Instant
}

/** The member behind a Slack user. Somebody Laurel has not met yet is looked up in Slack and added. */
export const ensureMember = async (
  { ledger, client, clock }: MemberSource,
  teamId: TeamId,
  slackUserId: string,
): Promise<MemberState> => {
  const memberId = memberIdOf(teamId, slackUserId)
  const known = await ledger.member(teamId, memberId)
  if (known.kind === 'known') return known
  const { user } = await client.users.info({ user: slackUserId })
  const person = SlackUser.parse(user)
  if (!isPerson(person)) return known
  await ledger.handle(syncMemberCommand(teamId, person, clock()))
  return ledger.member(teamId, memberId)
}
