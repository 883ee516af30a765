import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { CommandId } from '@laurel/ledger/kernel/ids.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import { nameMentions } from '../../recognition/slack/giving/readableText.ts'
import type { Visitor } from '../../recognition/slack/giving/visitor.ts'
import type { SlackContext } from '../../slack/app/slackDependencies.ts'
import { ensureMember } from '../../team/slack/sync/ensureMember.ts'
import { giveAward } from '../giveAward.ts'
import { type AwardDesk, channelOf } from './awardDesk.ts'
import { awardNamed } from './awardModal.ts'
import type { CompleteAward } from './awardText.ts'

export type Awarded =
  | {
      readonly kind: 'given'
      readonly position: number
      /** What the giver may still award after this. */
      readonly allowanceLeft: Points
    }
  | { readonly kind: 'refused'; readonly rejection: LedgerRejection }

/**
 * Gives the award somebody asked for in Slack. The command's id comes from the request, so that a request delivered
 * twice is one award.
 */
export const submitAward = async (
  { ledger, database, clock }: SlackContext,
  { teamId, client }: Visitor,
  desk: AwardDesk,
  { recipients, awardId, message }: CompleteAward,
  commandId: CommandId,
): Promise<Awarded> => {
  const { giver } = desk
  const names = new Map<string, string>()
  await Promise.all(
    recipients.map(async slackUserId => {
      const member = await ensureMember({ ledger, client, clock }, teamId, slackUserId)
      if (member.kind === 'known') names.set(slackUserId, member.profile.name)
    }),
  )
  const outcome = await giveAward(
    { ledger, database },
    {
      commandId,
      teamId,
      actor: { kind: 'member', id: giver.memberId },
      occurredAt: clock(),
      grantId: derivedId('award given', commandId),
      awardId,
      giverId: giver.memberId,
      recipientIds: recipients.map(slackUserId => memberIdOf(teamId, slackUserId)),
      channelId: channelOf(desk, awardNamed(desk, awardId)),
      message: nameMentions(message, slackUserId => names.get(slackUserId)),
    },
  )
  if (outcome.kind === 'rejected') return { kind: 'refused', rejection: outcome.rejection }
  const after = await ledger.member(teamId, giver.memberId)
  const allowanceLeft = after.kind === 'known' ? after.allowances.award.points : 0
  return { kind: 'given', position: outcome.position, allowanceLeft }
}
