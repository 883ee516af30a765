import { createHash, randomBytes } from 'node:crypto'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'

/** An administrator on the way to a partner and back. */
export type GrantSubject = { readonly teamId: TeamId; readonly name: string; readonly memberId: MemberId }

const grantMilliseconds = 15 * 60_000

/** Begins a way to a partner: the state of the address works once, for this administrator, for 15 minutes. */
export const beginGrantState = async (
  database: Queryable,
  { teamId, name, memberId }: GrantSubject,
  now: Instant,
): Promise<string> => {
  const state = randomBytes(32).toString('base64url')
  await database.query(
    `insert into sources.grants (state_hash, team_id, source, member_id, expires_at) values ($1, $2, $3, $4, $5)`,
    [hashOf(state), teamId, name, memberId, addMilliseconds(now, grantMilliseconds)],
  )
  return state
}

/** Takes the state that came back. False where it is none of this way, or was taken before. */
export const takeGrantState = async (
  database: Queryable,
  { teamId, name, memberId }: GrantSubject,
  state: string,
  now: Instant,
): Promise<boolean> => {
  const { rows } = await database.query(
    `delete from sources.grants
     where state_hash = $1 and team_id = $2 and source = $3 and member_id = $4 and expires_at > $5
     returning state_hash`,
    [hashOf(state), teamId, name, memberId, now],
  )
  return rows.length > 0
}

const hashOf = (state: string): string => createHash('sha256').update(state).digest('base64url')
