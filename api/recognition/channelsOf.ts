import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { ChannelAllowances } from '@laurel/ledger/members/allowances/allowanceGrant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { allowancesOf } from '@laurel/projections/team/channels/allowancesOf.ts'
import { LRUCache } from 'lru-cache'
import { inGroups } from '../access/inGroups.ts'

type Wanted = { readonly teamId: TeamId; readonly memberId: MemberId }

const nameOf = ({ teamId, memberId }: Wanted): string => `${teamId}.${memberId}`

/** The maximum age of a cached answer. Under load the read models are about as late. */
const freshMilliseconds = 1_000
const rememberedMax = 10_000

/** Looks up what the channels of a member let them give. Simultaneous calls share one query. */
export const channelsOf = (database: Queryable) => {
  const ask = inGroups(
    async (wanted: readonly Wanted[]): Promise<readonly (readonly ChannelAllowances[])[]> => {
      const distinct = new Map(wanted.map(member => [nameOf(member), member]))
      const found = Map.groupBy(await allowancesOf(database, [...distinct.values()]), nameOf)
      return wanted.map(member => found.get(nameOf(member)) ?? [])
    },
  )
  const known = new LRUCache<string, readonly ChannelAllowances[]>({
    max: rememberedMax,
    ttl: freshMilliseconds,
  })
  return async (teamId: TeamId, memberId: MemberId): Promise<readonly ChannelAllowances[]> => {
    const name = nameOf({ teamId, memberId })
    const remembered = known.get(name)
    if (remembered) return remembered
    const channels = await ask({ teamId, memberId })
    known.set(name, channels)
    return channels
  }
}
