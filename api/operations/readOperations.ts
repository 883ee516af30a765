import type { Operations, OperatorTask } from '@laurel/contract/operations/operations.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { listDeadLetters } from '@laurel/projections/operations/deadLetters/queries.ts'
import { z } from 'zod'
import { checkHealth, type HealthDependencies } from './checkHealth.ts'
import type { KeptFiles } from './keptFiles.ts'

export type OperationsDependencies = HealthDependencies & {
  /** Left out, nothing is known of checkpoints and backups. */
  readonly keptFiles?: (() => Promise<KeptFiles>) | undefined
  /** What else of a team waits for a person. */
  readonly countMessages: (teamId: TeamId) => Promise<number>
  readonly countOrders: (teamId: TeamId) => Promise<number>
  readonly countExceptions: (teamId: TeamId) => Promise<number>
}

const hour = 60 * 60_000
/** Checkpoints are signed each hour, and backups are advised each day. */
const checkpointAgeMax = 3 * hour
const backupAgeMax = 7 * 24 * hour

/** How the installation is, and what of it or of a team needs a person. Names no other team. */
export const readOperations = async (
  dependencies: OperationsDependencies,
  teamId: TeamId,
  now: Instant,
): Promise<Operations> => {
  const { database, keptFiles, countMessages, countOrders, countExceptions } = dependencies
  const [health, letters, messages, orders, exceptions, vendors, work, files] = await Promise.all([
    checkHealth(dependencies),
    listDeadLetters(database, teamId, { limit: 1 }),
    countMessages(teamId),
    countOrders(teamId),
    countExceptions(teamId),
    vendorsOf(database, teamId),
    timedWork(database),
    keptFiles?.(),
  ])
  const parts = Object.entries(health.parts).map(([name, { ok, alarm, detail }]) => ({
    name,
    is_ok: ok && alarm !== true,
    detail,
  }))
  const tasks = [
    task('UNFINISHED', letters.total ?? letters.rows.length),
    task('MESSAGES', messages),
    task('ORDERS', orders),
    task('EXCEPTIONS', exceptions),
    ...vendors.map(vendor =>
      task('VENDOR_FAILING', vendor.failing_since ? 1 : 0, vendor.name, vendor.failing_since),
    ),
    ...parts.map(part => task('PART_FAILING', part.is_ok ? 0 : 1, part.name)),
    ...work.map(each => task('WORK_FAILING', each.is_ok ? 0 : 1, each.name, each.last_run_at)),
    ...(files
      ? [
          overdue('NO_CHECKPOINT', files.lastCheckpointAt, now, checkpointAgeMax),
          overdue('NO_BACKUP', files.lastBackupAt, now, backupAgeMax),
        ]
      : []),
  ].filter(each => each !== null)
  return {
    tasks,
    parts,
    work,
    vendors,
    last_checkpoint_at: files?.lastCheckpointAt ?? null,
    last_backup_at: files?.lastBackupAt ?? null,
  }
}

const task = (
  code: OperatorTask['code'],
  count: number,
  name: string | null = null,
  since: Instant | null = null,
): OperatorTask | null => (count === 0 ? null : { code, count, name, since })

const overdue = (
  code: OperatorTask['code'],
  last: Instant | null,
  now: Instant,
  ageMax: number,
): OperatorTask | null =>
  last !== null && last >= addMilliseconds(now, -ageMax) ? null : task(code, 1, null, last)

const instant = z.date().transform(date => date.toISOString())

const Vendors = z.array(
  z.object({
    name: z.string(),
    last_success_at: instant.nullable(),
    failing_since: instant.nullable(),
    problem: z.string().nullable(),
  }),
)

const vendorsOf = async (database: Queryable, teamId: TeamId): Promise<Operations['vendors']> => {
  const { rows } = await database.query(
    `select vendor as name, last_success_at, failing_since,
       case when failing_since is not null then last_problem end as problem
     from rewards.vendor_connections where team_id = $1 order by vendor limit 100`,
    [teamId],
  )
  return Vendors.parse(rows)
}

const Work = z.array(z.object({ name: z.string(), last_run_at: instant, is_ok: z.boolean() }))

const timedWork = async (database: Queryable): Promise<Operations['work']> => {
  const { rows } = await database.query(
    'select name, last_run_at, problem is null as is_ok from delivery.schedule order by name limit 100',
  )
  return Work.parse(rows)
}
