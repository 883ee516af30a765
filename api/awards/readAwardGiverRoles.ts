import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { type ChannelItem, listChannels } from '@laurel/projections/team/channels/queries.ts'

/** The roles that let a member give spot awards. */
export type AwardGiverRoles = {
  /** The channels that the member manages. */
  readonly managed: readonly ChannelItem[]
  readonly isAdmin: boolean
}

const managedMax = 100

export const readAwardGiverRoles = async (
  { ledger, database }: { readonly ledger: Ledger; readonly database: Queryable },
  teamId: TeamId,
  memberId: MemberId,
): Promise<AwardGiverRoles> => {
  const [{ rows: managed }, member] = await Promise.all([
    listChannels(database, teamId, { managerId: memberId, limit: managedMax }),
    ledger.member(teamId, memberId),
  ])
  return { managed, isAdmin: member.kind === 'known' && member.isAdmin }
}
