import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { CommandId, GrantId } from '@laurel/ledger/kernel/ids.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { SlackCaller } from '../../slack/app/slackCaller.ts'
import type { SlackContext } from '../../slack/app/slackDependencies.ts'
import { outsidersOf } from '../../slack/giving/channelMembers.ts'
import { ensureMembers } from '../../slack/giving/ensureMembers.ts'
import { awaitsApproval, giveAward } from '../giveAward.ts'
import { type AwardFormData, channelOf } from './awardFormData.ts'
import { awardNamed } from './awardModal.ts'
import type { CompleteAward } from './awardText.ts'

export type Awarded =
  | {
      readonly kind: 'given'
      readonly position: number
      readonly grantId: GrantId
      /** A second administrator has to approve: nothing is given yet. */
      readonly isProposal: boolean
      /** What is left of the giver's award allowance. */
      readonly allowanceLeft: Points
      /** The recipients who are not in the channel of the announcement. */
      readonly outsiders: readonly string[]
    }
  | { readonly kind: 'refused'; readonly rejection: LedgerRejection }

/**
 * Gives an award that was chosen in Slack. The id of the command derives from the request, so that a request delivered
 * twice gives one award.
 */
export const submitAward = async (
  { ledger, database, clock }: SlackContext,
  { teamId, client }: SlackCaller,
  formData: AwardFormData,
  { recipients, awardId, message }: CompleteAward,
  commandId: CommandId,
): Promise<Awarded> => {
  const { giver } = formData
  const members = await ensureMembers({ ledger, client, clock }, teamId, recipients)
  const channelId = channelOf(formData, awardNamed(formData, awardId))
  const grantId = derivedId('award given', commandId)
  const outcome = await giveAward(
    { ledger, database },
    {
      commandId,
      teamId,
      actor: { kind: 'member', id: giver.memberId },
      occurredAt: clock(),
      grantId,
      awardId,
      giverId: giver.memberId,
      recipientIds: [...members.states.keys()],
      channelId,
      message,
    },
  )
  if (outcome.kind === 'rejected')
    return { kind: 'refused', rejection: await members.named(outcome.rejection) }
  const isProposal = awaitsApproval(outcome)
  const after = await ledger.member(teamId, giver.memberId)
  const allowanceLeft = after.kind === 'known' ? after.allowances.award.points : 0
  const outsiders =
    !isProposal && channelId !== null && typeof formData.place?.settings.slackChannelId === 'string'
      ? await outsidersOf({ ledger }, teamId, channelId, recipients)
      : []
  return { kind: 'given', position: outcome.position, grantId, isProposal, allowanceLeft, outsiders }
}
