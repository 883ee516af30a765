import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { type Instant, instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { watchedTeams } from '@laurel/projections/recognition/radar/queries.ts'
import type { Pool } from 'pg'
import { z } from 'zod'
import { enqueue } from '../../delivery/enqueue.ts'
import { handle, type JobHandler } from '../../delivery/handler.ts'
import { defineJob, type NewJob, newJob } from '../../delivery/job.ts'
import { done, later } from '../../delivery/outcome.ts'
import { type LookingDependencies, lookAtTeam } from './lookAtTeam.ts'

const lookJob = defineJob({ name: 'recognition.radar', payload: z.strictObject({ teamId: TeamId }) })

const newLookJob = (teamId: TeamId, about: string): NewJob =>
  newJob(
    lookJob,
    { teamId },
    { key: `${lookJob.name} ${teamId} ${about}`, lane: `${lookJob.name} ${teamId}`, owner: teamId },
  )

const minuteLength = '2026-11-23T09:00'.length
const dayLength = '2026-11-23'.length

const noteAsked = `
  insert into worker.radar_looks (team_id, asked_at) values ($1, $2)
  on conflict (team_id) do update set asked_at = excluded.asked_at`

/** Asks the radar to look at a team now; within a minute once. */
export const askToLook = (database: Pool, teamId: TeamId, now: Instant): Promise<void> =>
  inTransaction(database, async client => {
    const fresh = await enqueue(client, [newLookJob(teamId, now.slice(0, minuteLength))], now)
    if (fresh.length > 0) await client.query(noteAsked, [teamId, now])
  })

/** Has the radar look once a day at each team that has switched something on. */
export const oweLooks = async (database: Queryable, now: Instant, signal: AbortSignal): Promise<void> => {
  for (const teamId of await watchedTeams(database)) {
    if (signal.aborted) return
    const fresh = await enqueue(database, [newLookJob(teamId, now.slice(0, dayLength))], now)
    if (fresh.length > 0) await database.query(noteAsked, [teamId, now])
  }
}

export const lookHandler = (
  dependencies: LookingDependencies & { readonly clock: () => Instant },
): JobHandler =>
  handle(
    lookJob,
    async ({ payload: { teamId }, signal }) => {
      const now = dependencies.clock()
      await lookAtTeam(dependencies, teamId, now, signal)
      // Months that were looked at stay so.
      return signal.aborted ? later(now, 'The look goes on where it ended.') : done
    },
    { atOnceMax: 1, attemptMilliseconds: 10 * 60_000 },
  )

/** What was seen of teams that have nothing switched on is kept for 30 days after the look. */
const keptDays = 30

export const purgeSightings = async (database: Queryable, now: Instant): Promise<void> => {
  const until = instantOf(new Date(Date.parse(now) - keptDays * 24 * 60 * 60_000))
  const watched = await watchedTeams(database)
  for (const table of ['radar_sightings', 'radar_months', 'radar_looks'])
    await database.query(
      `delete from worker.${table} s where not s.team_id = any ($1::uuid[]) and s.team_id in (
         select l.team_id from worker.radar_looks l where l.asked_at < $2)`,
      [watched, until],
    )
}
