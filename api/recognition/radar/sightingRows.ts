import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Month } from '@laurel/ledger/kernel/month.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { readRow, readRows } from '@laurel/projections/engine/querying/rows.ts'
import { members } from '@laurel/projections/people/members/tables.ts'
import type { Pool } from 'pg'
import { z } from 'zod'
import { findingIdOf, type Sighting, sightingIdOf } from './sighting.ts'

export type LookedMonth = {
  readonly month: Month
  readonly thanks: number
  readonly sightings: readonly Sighting[]
}

// People who left or were erased are not named.
const activeOf = (team: string, subjects: string): string =>
  `(select count(*) from ${members.live} m
    where m.team_id = ${team} and m.member_id = any (${subjects}) and m.is_active)`
const remove = prepared(`
  delete from worker.radar_sightings s where s.team_id = $1 and s.month = $2 and (
    not s.sighting_id = any ($3::uuid[])
    or cardinality(s.subject_ids) <> ${activeOf('s.team_id', 's.subject_ids')})`)
const put = prepared(`
  insert into worker.radar_sightings
    (sighting_id, finding_id, team_id, signal, month, subject_ids, share, times, weight, found_at)
  select $1, $2, $3, $4, $5, $6::uuid[], $7, $8, $9, $10
  where cardinality($6::uuid[]) = ${activeOf('$3', '$6::uuid[]')}
  on conflict (sighting_id) do update set subject_ids = excluded.subject_ids, share = excluded.share,
    times = excluded.times, weight = excluded.weight`)
const noteMonth = prepared(`
  insert into worker.radar_months (team_id, month, thanks) values ($1, $2, $3)
  on conflict (team_id, month) do update set thanks = excluded.thanks`)

/** Keeps what was seen in a month, and forgets what is no longer seen. */
export const keepSightings = (
  database: Pool,
  teamId: TeamId,
  { month, thanks, sightings }: LookedMonth,
  now: Instant,
): Promise<void> =>
  inTransaction(database, async client => {
    const seen = sightings.map(sighting => {
      const findingId = findingIdOf(teamId, sighting)
      return { ...sighting, findingId, sightingId: sightingIdOf(findingId, month) }
    })
    await client.query(remove, [teamId, month, seen.map(({ sightingId }) => sightingId)])
    for (const { sightingId, findingId, signal, subjectIds, share, times, weight } of seen)
      await client.query(put, [
        sightingId,
        findingId,
        teamId,
        signal,
        month,
        subjectIds,
        share,
        times,
        weight,
        now,
      ])
    await client.query(noteMonth, [teamId, month, thanks])
  })

const Looked = z.object({ month: z.string() })

export const lookedMonths = async (database: Queryable, teamId: TeamId): Promise<ReadonlySet<Month>> => {
  const rows = await readRows(database, Looked, 'select month from worker.radar_months where team_id = $1', [
    teamId,
  ])
  return new Set(rows.map(({ month }) => month))
}

export const noteLooked = async (database: Queryable, teamId: TeamId, now: Instant): Promise<void> => {
  await database.query('update worker.radar_looks set looked_at = $2 where team_id = $1', [teamId, now])
}

const asInstant = z.date().transform((date): Instant => date.toISOString())
const Look = z.object({ askedAt: asInstant, lookedAt: asInstant.nullable() })

/** When the radar was last asked to look at a team, and when it last did. */
export const readLook = (database: Queryable, teamId: TeamId) =>
  readRow(
    database,
    Look,
    'select asked_at as "askedAt", looked_at as "lookedAt" from worker.radar_looks where team_id = $1',
    [teamId],
  )

/** Removes what was seen of a person who is erased. */
export const eraseSightings = async (
  database: Queryable,
  teamId: TeamId,
  memberId: MemberId,
): Promise<void> => {
  await database.query('delete from worker.radar_sightings where team_id = $1 and $2 = any (subject_ids)', [
    teamId,
    memberId,
  ])
}
