import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '../../engine/queryable.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { servedCheckpoint } from '../../engine/servedCheckpoint.ts'
import { membersReadModel } from './project.ts'
import { members } from './tables.ts'

export type IdentifiedMembers = {
  /** The members with the name at that position, or later. */
  readonly found: readonly { readonly teamId: TeamId; readonly memberId: MemberId }[]
  readonly position: number
}

const Called = members.schema.pick({ teamId: true, memberId: true })

/** The members with an e-mail address, external key or id; undefined if no read model can tell. */
export const membersIdentifiedBy = async (
  database: Queryable,
  wanted: string,
): Promise<IdentifiedMembers | undefined> => {
  const checkpoint = await servedCheckpoint(database, membersReadModel)
  if (!checkpoint) return undefined
  const found = await readRows(
    database,
    Called,
    `select m.team_id as "teamId", m.member_id as "memberId" from ${members.live} m
     where m.email = $1 or m.external_key = $1 or m.member_id::text = $1`,
    [wanted],
  )
  return { found, position: checkpoint.position }
}
