import { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import type { PersonSources } from '../openPersonSources.ts'
import { SourceName } from '../sourceNames.ts'
import { beginRun, cancelHeldRuns } from './runJob.ts'

const hour = 60 * 60_000
const day = 24 * hour
/** Everyone is read at night: between two and five o'clock UTC. */
const [nightBegins, nightMinutes] = ['T02:00:00.000Z', 180]
const dayLength = '2026-11-23'.length
const heldDaysMax = 7

const instant = z.date().transform(date => date.toISOString())
const Due = z.array(
  z
    .object({
      connection_id: z.uuid(),
      team_id: TeamId,
      source: SourceName,
      cursor: z.string().nullable(),
      asked_at: instant,
      is_held: z.boolean(),
      full_asked_at: instant.nullable(),
    })
    .transform(row => ({
      connectionId: row.connection_id,
      teamId: row.team_id,
      source: row.source,
      cursor: row.cursor,
      askedAt: row.asked_at,
      isHeld: row.is_held,
      fullAskedAt: row.full_asked_at,
    })),
)

/**
 * Begins the runs that are due: everyone each night, at a minute of its own, and what changed each hour where the source
 * can tell. The first run of a connection is asked for by an administrator. While a run waits for a confirmation, only
 * the night replaces it.
 */
export const oweSourceRuns = async (
  { registry, store: { database } }: PersonSources,
  now: Instant,
  signal: AbortSignal,
): Promise<void> => {
  const { rows } = await database.query(
    `select c.connection_id, c.team_id, c.source, c.cursor, latest.asked_at,
       latest.state = 'needs_confirmation' as is_held, whole.asked_at as full_asked_at
     from sources.connections c
     cross join lateral (
       select asked_at, state from sources.runs r where r.connection_id = c.connection_id
       order by asked_at desc limit 1) latest
     left join lateral (
       select asked_at from sources.runs r
       where r.connection_id = c.connection_id and r.is_full and not r.is_dry_run
       order by asked_at desc limit 1) whole on true
     where c.settings is not null and c.full_at is not null`,
  )
  const incremental = new Set(
    registry.filter(({ capabilities }) => capabilities.isIncremental).map(({ name }) => name),
  )
  for (const { askedAt, fullAskedAt, isHeld, ...connection } of Due.parse(rows)) {
    if (signal.aborted) return
    const tonight = nightOf(connection.connectionId, now)
    const isFullDue = now >= tonight && (fullAskedAt === null || fullAskedAt < tonight)
    const isHourDue = !isHeld && incremental.has(connection.source) && askedAt <= addMilliseconds(now, -hour)
    if (isHeld && askedAt <= addMilliseconds(now, -heldDaysMax * day))
      await cancelHeldRuns(database, connection.connectionId, now)
    if (isFullDue || isHourDue)
      await beginRun(database, connection, { isFull: isFullDue, isDryRun: false, askedBy: null }, now)
  }
}

const nightOf = (connectionId: string, now: Instant): Instant => {
  const minutes = Number.parseInt(connectionId.slice(0, 6), 16) % nightMinutes
  return addMilliseconds(`${now.slice(0, dayLength)}${nightBegins}`, minutes * 60_000)
}
