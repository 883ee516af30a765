import { IntegrationChange, IntegrationOutcome } from '@laurel/contract/team/integrationLogs.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import { Finding } from '../planning/findings.ts'
import type { PlannedPerson } from '../planning/planSync.ts'

export type RunOutcome = z.infer<typeof IntegrationOutcome>

const text = z.string().nullable()
const Row = z
  .object({
    external_id: z.string(),
    name: z.string(),
    email: text,
    member_id: text,
    change: IntegrationChange,
    changes: z.array(z.object({ target: z.string(), before: text, after: text })),
    findings: z.array(Finding),
    outcome: IntegrationOutcome,
  })
  .transform(({ external_id: externalId, member_id: memberId, ...row }) => ({ ...row, externalId, memberId }))
export type RunPerson = z.infer<typeof Row>

const columns = 'external_id, name, email, member_id, change, changes, findings, outcome'

export type PersonToNote = PlannedPerson & { readonly name: string; readonly email: string | null }

const insert = prepared(
  `insert into sources.run_people (run_id, team_id, ${columns})
   select $1, $2, row.external_id, row.name, row.email, row.member_id, row.change, row.changes, row.findings,
     case row.change when 'none' then 'unchanged' when 'skipped' then 'skipped' else 'waiting' end
   from jsonb_to_recordset($3::jsonb) as row (
     external_id text, name text, email text, member_id uuid, change text, changes jsonb, findings jsonb)
   on conflict (run_id, external_id) do nothing`,
)

/** Notes what is planned for people, except those for whom nothing is. */
export const notePlanned = async (
  database: Queryable,
  { runId, teamId }: { readonly runId: string; readonly teamId: TeamId },
  planned: readonly PersonToNote[],
): Promise<void> => {
  const rows = planned
    .filter(({ change, findings }) => change !== 'none' || findings.length > 0)
    .map(({ externalId, memberId, wanted: _wanted, ...rest }) => ({
      ...rest,
      external_id: externalId,
      member_id: memberId,
    }))
  if (rows.length > 0) await database.query(insert, [runId, teamId, JSON.stringify(rows)])
}

const waiting = prepared(
  `select ${columns} from sources.run_people where run_id = $1 and outcome = 'waiting'
   order by external_id limit $2`,
)
export const nextWaiting = async (
  database: Queryable,
  runId: string,
  limit: number,
): Promise<readonly RunPerson[]> => z.array(Row).parse((await database.query(waiting, [runId, limit])).rows)

export const noteOutcomes = async (
  database: Queryable,
  runId: string,
  outcomes: readonly { readonly externalId: string; readonly outcome: RunOutcome }[],
): Promise<void> => {
  await database.query(
    `update sources.run_people p set outcome = o.outcome
     from unnest($2::text[], $3::text[]) as o (external_id, outcome)
     where p.run_id = $1 and p.external_id = o.external_id`,
    [runId, outcomes.map(({ externalId }) => externalId), outcomes.map(({ outcome }) => outcome)],
  )
}

/** The people that a run changes or passes over, in the order of their ids at the source. */
export const listRunPeople = async (
  database: Queryable,
  runId: string,
  wanted: {
    readonly change?: RunPerson['change'] | undefined
    readonly after: string
    readonly limit: number
  },
): Promise<readonly RunPerson[]> => {
  const { rows } = await database.query(
    `select ${columns} from sources.run_people
     where run_id = $1 and external_id > $2 and ($3::text is null or change = $3)
     order by external_id limit $4`,
    [runId, wanted.after, wanted.change ?? null, wanted.limit],
  )
  return z.array(Row).parse(rows)
}
