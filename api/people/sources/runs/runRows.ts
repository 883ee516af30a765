import { IntegrationRunState } from '@laurel/contract/team/integrationLogs.ts'
import { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import { SourceName } from '../sourceNames.ts'

export type RunState = z.infer<typeof IntegrationRunState>

const count = z.int().min(0).default(0)
export const RunCounts = z.object({
  read: count,
  /** Active members of the team whom the source lists. */
  matched: count,
  unchanged: count,
  update: count,
  deactivate: count,
  reactivate: count,
  skipped: count,
})
export type RunCounts = Readonly<z.infer<typeof RunCounts>>

const instant = z.date().transform(date => date.toISOString())

const Row = z
  .object({
    run_id: z.uuid(),
    team_id: TeamId,
    connection_id: z.uuid(),
    source: SourceName,
    is_full: z.boolean(),
    is_hinted: z.boolean(),
    is_dry_run: z.boolean(),
    state: IntegrationRunState,
    asked_by: MemberId.nullable(),
    asked_at: instant,
    ended_at: instant.nullable(),
    since: z.string().nullable(),
    cursor: z.string().nullable(),
    planned_after: z.string().nullable(),
    counts: RunCounts,
    problem: z.string().nullable(),
    confirmed_by: MemberId.nullable(),
  })
  .transform(row => ({
    runId: row.run_id,
    teamId: row.team_id,
    connectionId: row.connection_id,
    source: row.source,
    isFull: row.is_full,
    /** Reads the people whom messages named, and no others. */
    isHinted: row.is_hinted,
    isDryRun: row.is_dry_run,
    state: row.state,
    askedBy: row.asked_by,
    askedAt: row.asked_at,
    endedAt: row.ended_at,
    since: row.since,
    cursor: row.cursor,
    plannedAfter: row.planned_after,
    counts: row.counts,
    problem: row.problem,
    confirmedBy: row.confirmed_by,
  }))
export type SourceRun = z.infer<typeof Row>

const columns = `run_id, team_id, connection_id, source, is_full, is_hinted, is_dry_run, state, asked_by, asked_at, ended_at, since,
  cursor, planned_after, counts, problem, confirmed_by`

const byId = prepared(`select ${columns} from sources.runs where team_id = $1 and run_id = $2`)
export const findRun = async (
  database: Queryable,
  { teamId, runId }: { readonly teamId: TeamId; readonly runId: string },
): Promise<SourceRun | undefined> => z.array(Row).parse((await database.query(byId, [teamId, runId])).rows)[0]

export type RunPlace = { readonly askedAt: Instant; readonly runId: string }

/** The runs of a team, the latest first; those of one source if it is given. */
export const listRuns = async (
  database: Queryable,
  teamId: TeamId,
  wanted: { readonly source?: SourceName | undefined; readonly before?: RunPlace | undefined; limit: number },
): Promise<readonly SourceRun[]> => {
  const { rows } = await database.query(
    `select ${columns} from sources.runs
     where team_id = $1 and ($2::text is null or source = $2)
       and ($3::timestamptz is null or (asked_at, run_id) < ($3, $4::uuid))
     order by asked_at desc, run_id desc limit $5`,
    [
      teamId,
      wanted.source ?? null,
      wanted.before?.askedAt ?? null,
      wanted.before?.runId ?? null,
      wanted.limit,
    ],
  )
  return z.array(Row).parse(rows)
}

const latest = prepared(
  `select distinct on (connection_id) ${columns} from sources.runs
   where team_id = $1 and connection_id = any ($2::uuid[]) order by connection_id, asked_at desc`,
)
/** The latest run of each connection. */
export const latestRuns = async (
  database: Queryable,
  teamId: TeamId,
  connectionIds: readonly string[],
): Promise<readonly SourceRun[]> =>
  z.array(Row).parse((await database.query(latest, [teamId, [...connectionIds]])).rows)

const held = prepared(
  `select ${columns} from sources.runs where connection_id = $1 and state = 'needs_confirmation'
   order by asked_at desc limit 1`,
)
/** The run of a connection that waits for a confirmation. */
export const heldRunOf = async (database: Queryable, connectionId: string): Promise<SourceRun | undefined> =>
  z.array(Row).parse((await database.query(held, [connectionId])).rows)[0]

/** Moves a run on from the state that the caller saw. Answers whether it did. */
export const moveRun = async (
  database: Queryable,
  runId: string,
  [from, to]: readonly [RunState, RunState],
  note: { readonly endedAt?: Instant; readonly problem?: string; readonly cursor?: string | null } = {},
): Promise<boolean> => {
  const { rows } = await database.query(
    `update sources.runs set state = $3, ended_at = coalesce($4::timestamptz, ended_at),
       problem = coalesce($5, problem), cursor = coalesce($6, cursor)
     where run_id = $1 and state = $2 returning run_id`,
    [runId, from, to, note.endedAt ?? null, note.problem?.slice(0, 500) ?? null, note.cursor ?? null],
  )
  return rows.length === 1
}
