import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { GrantId, MemberId } from '@laurel/ledger/kernel/ids.ts'
import { allowanceGrant } from '@laurel/ledger/members/allowances/allowanceGrant.ts'
import { awardPayer } from '@laurel/ledger/members/awards/whoMayGiveAward.ts'
import type { Intent } from '../access/intent.ts'
import { allowanceSourcesOf } from '../recognition/allowanceSourcesOf.ts'
import { nameRecipient } from '../recognition/nameRecipient.ts'
import { membersOf, recipientPolicy } from '../recognition/recipientPolicy.ts'
import type { AwardDependencies } from './giveAward.ts'
import { readAwardGiverRoles } from './readAwardGiverRoles.ts'

type ProposedAwardIds = { readonly giverId: MemberId; readonly grantId: GrantId }

/** Gives a proposed award, if its giver and its recipients may still give and receive it. */
export const approveAward = async (
  { ledger, database }: AwardDependencies,
  intent: Intent,
  { giverId, grantId }: ProposedAwardIds,
): Promise<Outcome> => {
  const { teamId, occurredAt } = intent
  const [team, giver] = await Promise.all([ledger.team(teamId), ledger.member(teamId, giverId)])
  if (team.kind === 'unknown') return { kind: 'rejected', rejection: { code: 'TEAM_UNKNOWN' } }
  const proposed = giver.kind === 'known' ? giver.proposedAwards.get(grantId) : undefined
  if (!proposed) return { kind: 'rejected', rejection: { code: 'PROPOSAL_NOT_OPEN' } }
  const [roles, sources, recipients] = await Promise.all([
    readAwardGiverRoles({ ledger, database }, teamId, giverId),
    allowanceSourcesOf(database)(teamId, giverId),
    membersOf(ledger, teamId, proposed.recipientIds),
  ])
  const outcome = await ledger.handle({
    ...intent,
    type: 'approveAward',
    data: { giverId, grantId },
    policy: {
      paidBy: awardPayer(roles, proposed.channelId),
      allowance: allowanceGrant(team, sources, 'award', occurredAt),
      ...recipientPolicy(proposed.recipientIds, recipients),
    },
  })
  return nameRecipient(outcome, recipients)
}
