import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { type AllowanceSources, noSources } from '@laurel/ledger/members/allowances/allowanceGrant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import {
  type AllowanceSource,
  allowanceSources,
} from '@laurel/projections/people/segments/allowanceSources.ts'
import { LRUCache } from 'lru-cache'
import { inGroups } from '../access/inGroups.ts'

type Wanted = { readonly teamId: TeamId; readonly memberId: MemberId }

const nameOf = ({ teamId, memberId }: Wanted): string => `${teamId}.${memberId}`

/** The maximum age of a cached answer. Under load the read models are about as late. */
const freshMilliseconds = 1_000
const rememberedMax = 10_000

/** Looks up the channels and segments that the allowance of a member follows from. */
export type FindAllowanceSources = (teamId: TeamId, memberId: MemberId) => Promise<AllowanceSources>

/** Looks up the sources of allowances in the read models. Simultaneous calls share one query. */
export const allowanceSourcesOf = (database: Queryable): FindAllowanceSources => {
  const ask = inGroups(async (wanted: readonly Wanted[]): Promise<readonly AllowanceSources[]> => {
    const distinct = new Map(wanted.map(member => [nameOf(member), member]))
    const found = Map.groupBy(await allowanceSources(database, [...distinct.values()]), nameOf)
    return wanted.map(member => sourcesIn(found.get(nameOf(member))))
  })
  const known = new LRUCache<string, AllowanceSources>({ max: rememberedMax, ttl: freshMilliseconds })
  return async (teamId, memberId) => {
    const name = nameOf({ teamId, memberId })
    const remembered = known.get(name)
    if (remembered) return remembered
    const sources = await ask({ teamId, memberId })
    known.set(name, sources)
    return sources
  }
}

const sourcesIn = (rows: readonly AllowanceSource[] | undefined): AllowanceSources => {
  if (rows === undefined) return noSources
  const { channel = [], segment = [] } = Object.groupBy(rows, ({ kind }) => kind)
  return {
    channels: channel.map(({ shoutout, award }) => ({ shoutoutAllowance: shoutout, awardAllowance: award })),
    segments: segment,
  }
}
