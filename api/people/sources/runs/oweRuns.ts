import { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import type { PersonSources } from '../openPersonSources.ts'
import { SourceName } from '../sourceNames.ts'
import { beginRun } from './runJob.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** Everyone is read at night: between two and five o'clock UTC. */
const [nightBegins, nightMinutes] = ['T02:00:00.000Z', 180]
const dayLength = '2026-11-23'.length
/** Connections that are looked at in one go; the others follow in the next. */
const connectionsMax = 500

const instant = z.date().transform(date => date.toISOString())
const Due = z.array(
  z
    .object({
      connection_id: z.uuid(),
      team_id: TeamId,
      source: SourceName,
      cursor: z.string().nullable(),
      asked_at: instant.nullable(),
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
 * the night replaces it. A connection is looked at again when something of it may be due.
 */
export const oweSourceRuns = async (
  { registry, store: { database } }: PersonSources,
  now: Instant,
  signal: AbortSignal,
): Promise<void> => {
  const { rows } = await database.query(
    `select c.connection_id, c.team_id, c.source, c.cursor, latest.asked_at,
       coalesce(latest.state = 'needs_confirmation', false) as is_held, whole.asked_at as full_asked_at
     from sources.connections c
     left join lateral (
       select asked_at, state from sources.runs r where r.connection_id = c.connection_id
       order by asked_at desc limit 1) latest on true
     left join lateral (
       select asked_at from sources.runs r
       where r.connection_id = c.connection_id and r.is_full and not r.is_dry_run
       order by asked_at desc limit 1) whole on true
     where c.settings is not null and c.next_look_at <= $1
     order by c.next_look_at limit $2`,
    [now, connectionsMax],
  )
  const incremental = new Set(
    registry.filter(({ capabilities }) => capabilities.isIncremental).map(({ name }) => name),
  )
  for (const { askedAt, fullAskedAt, isHeld, ...connection } of Due.parse(rows)) {
    if (signal.aborted) return
    const { connectionId, source } = connection
    const tonight = nightOf(connectionId, now)
    const isFullDue = now >= tonight && (fullAskedAt === null || fullAskedAt < tonight)
    const hourEnds = askedAt === null ? now : addMilliseconds(askedAt, hour)
    const isHourDue = !isHeld && incremental.has(source) && hourEnds <= now
    const isDue = isFullDue || isHourDue
    const wanted = { isFull: isFullDue, isDryRun: false, askedBy: null }
    const begun = isDue ? await beginRun(database, connection, wanted, now) : null
    const nextNight = now < tonight ? tonight : addMilliseconds(tonight, day)
    const nextHour = !isDue && !isHeld && now < hourEnds ? hourEnds : addMilliseconds(now, hour)
    const next =
      isDue && begun === null
        ? // Another run is under way.
          addMilliseconds(now, 5 * minute)
        : incremental.has(source) && nextHour < nextNight
          ? nextHour
          : nextNight
    await database.query('update sources.connections set next_look_at = $2 where connection_id = $1', [
      connectionId,
      next,
    ])
  }
}

const nightOf = (connectionId: string, now: Instant): Instant => {
  const minutes = Number.parseInt(connectionId.slice(0, 6), 16) % nightMinutes
  return addMilliseconds(`${now.slice(0, dayLength)}${nightBegins}`, minutes * minute)
}
