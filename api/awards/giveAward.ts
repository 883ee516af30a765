import { hasFeature } from '@laurel/contract/billing/planFeatures.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Accepted, Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { Actor } from '@laurel/ledger/kernel/actor.ts'
import type { AwardId, ChannelId, CommandId, GrantId, MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { allowanceGrant } from '@laurel/ledger/members/allowances/allowanceGrant.ts'
import { awardPayer } from '@laurel/ledger/members/awards/whoMayGiveAward.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { storeMentions } from '../people/mentions.ts'
import { allowanceSourcesOf } from '../recognition/allowanceSourcesOf.ts'
import { nameRecipient } from '../recognition/nameRecipient.ts'
import { membersOf, recipientPolicy, tooManyRecipients } from '../recognition/recipientPolicy.ts'
import { readAwardGiverRoles } from './readAwardGiverRoles.ts'

/** The request of a giver, from any surface. */
export type AwardIntent = {
  readonly commandId: CommandId
  readonly teamId: TeamId
  readonly actor: Actor
  readonly occurredAt: Instant
  readonly grantId: GrantId
  readonly awardId: AwardId
  readonly giverId: MemberId
  readonly recipientIds: readonly MemberId[]
  readonly channelId: ChannelId | null
  readonly message: string
}

export type AwardDependencies = { readonly ledger: Ledger; readonly database: Queryable }

/**
 * Gives a spot award from any surface, or proposes it where a second administrator has to approve: looks up what the
 * configuration allows, then asks the ledger.
 */
export const giveAward = async (
  { ledger, database }: AwardDependencies,
  { commandId, teamId, actor, occurredAt, ...data }: AwardIntent,
): Promise<Outcome> => {
  const tooMany = tooManyRecipients(data.recipientIds)
  if (tooMany) return tooMany
  const [team, channel] = await Promise.all([
    ledger.team(teamId),
    data.channelId === null ? null : ledger.channel(teamId, data.channelId),
  ])
  if (team.kind === 'unknown') return { kind: 'rejected', rejection: { code: 'TEAM_UNKNOWN' } }
  if (channel?.kind === 'unknown') return { kind: 'rejected', rejection: { code: 'CHANNEL_UNKNOWN' } }
  const [award, standing, sources, recipients] = await Promise.all([
    ledger.award(teamId, data.awardId),
    readAwardGiverRoles({ ledger, database }, teamId, data.giverId),
    allowanceSourcesOf(database)(teamId, data.giverId),
    membersOf(ledger, teamId, data.recipientIds),
  ])
  const outcome = await ledger.handle({
    type: 'giveAward',
    id: commandId,
    teamId,
    actor,
    occurredAt,
    data: { ...data, recipientIds: [...data.recipientIds] },
    policy: {
      hasAwards: hasFeature(team, 'awards'),
      award: award.kind === 'offered' ? award.award : null,
      paidBy: awardPayer(standing, data.channelId),
      unapprovedPoints: team.fourEyes.awardPoints,
      storedMessage: await storeMentions(database)(teamId, data.message),
      allowance: allowanceGrant(team, sources, 'award', occurredAt),
      ...recipientPolicy(data.recipientIds, recipients),
    },
  })
  return nameRecipient(outcome, recipients)
}

/** Whether an accepted award is a proposal: no points moved. */
export const awaitsApproval = ({ events }: Pick<Accepted, 'events'>): boolean =>
  events.some(({ type }) => type === 'AwardProposed')
