import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { ChannelId, MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { AwardPolicy } from '@laurel/ledger/members/awards/giveAward.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { type ChannelItem, listChannels } from '@laurel/projections/team/channels/queries.ts'

/** The roles that let a member give spot awards. */
export type AwardStanding = {
  /** The channels that the member manages. */
  readonly managed: readonly ChannelItem[]
  readonly isAdmin: boolean
}

const managedMax = 100

export const awardStandingOf = async (
  { ledger, database }: { readonly ledger: Ledger; readonly database: Queryable },
  teamId: TeamId,
  memberId: MemberId,
): Promise<AwardStanding> => {
  const [{ rows: managed }, member] = await Promise.all([
    listChannels(database, teamId, { managerId: memberId, limit: managedMax }),
    ledger.member(teamId, memberId),
  ])
  return { managed, isAdmin: member.kind === 'known' && member.isAdmin }
}

/**
 * Decides who pays for an award in a channel: the manager's allowance, or the company for an admin. Outside the
 * channels, managing any channel is enough.
 */
export const payerOf = (
  { managed, isAdmin }: AwardStanding,
  channelId: ChannelId | null,
): AwardPolicy['paidBy'] => {
  if (managed.some(channel => channelId === null || channel.channelId === channelId)) return 'allowance'
  return isAdmin ? 'company' : 'none'
}
