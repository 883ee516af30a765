import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant, instantOf } from '@laurel/ledger/kernel/instant.ts'
import { MemberDetails } from '@laurel/ledger/members/profile/details.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import type { PersonChange } from './checkFile.ts'
import type { ImportedDetails } from './importedColumns.ts'

const keptMilliseconds = 30 * 24 * 60 * 60 * 1000

const {
  birthday,
  joinedOn,
  pointEligibility,
  shoutoutAllowanceOverride,
  awardAllowanceOverride,
  newHireMessage,
} = MemberDetails.shape

const Details = z.object({
  birthday: birthday.exactOptional(),
  joinedOn: joinedOn.exactOptional(),
  pointEligibility: pointEligibility.exactOptional(),
  shoutoutAllowanceOverride: shoutoutAllowanceOverride.exactOptional(),
  awardAllowanceOverride: awardAllowanceOverride.exactOptional(),
  newHireMessage: newHireMessage.exactOptional(),
})

export const ImportStep = z.enum(['importing', 'imported', 'undoing', 'undone'])
export type ImportStep = z.infer<typeof ImportStep>

const Stored = z.object({
  importedBy: z.string(),
  step: ImportStep,
  people: z.number(),
  createdAt: z.date().transform(date => instantOf(date)),
})
export type StoredImport = z.output<typeof Stored>

const Change = z.object({ memberId: z.string(), wanted: Details, before: Details.nullable() })
export type StoredChange = {
  readonly memberId: MemberId
  readonly wanted: ImportedDetails
  readonly before: ImportedDetails | null
}

export const ChangeOutcome = z.enum(['waiting', 'changed', 'refused', 'restored', 'kept'])
export type ChangeOutcome = z.infer<typeof ChangeOutcome>

type Of = { readonly importId: string; readonly teamId: TeamId }

/** Answers whether the import is new. */
export const addImport = async (
  database: Queryable,
  { importId, teamId, importedBy, at }: Of & { readonly importedBy: MemberId; readonly at: Instant },
): Promise<boolean> => {
  const { rows } = await database.query(
    `insert into worker.user_field_imports (import_id, team_id, imported_by, people, created_at)
     values ($1, $2, $3, 0, $4) on conflict do nothing returning 1`,
    [importId, teamId, importedBy, at],
  )
  return rows.length > 0
}

export const addChanges = async (
  database: Queryable,
  { importId, teamId }: Of,
  changes: readonly PersonChange[],
): Promise<void> => {
  await database.query(
    `insert into worker.user_field_changes (import_id, team_id, member_id, wanted)
     select $1, $2, c."memberId", c.wanted
     from jsonb_to_recordset($3::jsonb) c("memberId" uuid, wanted jsonb)`,
    [importId, teamId, JSON.stringify(changes)],
  )
}

export const countPeople = async (database: Queryable, importId: string, people: number): Promise<void> => {
  await database.query('update worker.user_field_imports set people = $2 where import_id = $1', [
    importId,
    people,
  ])
}

export const findImport = async (
  database: Queryable,
  { importId, teamId }: Of,
): Promise<StoredImport | null> => {
  const { rows } = await database.query(
    `select imported_by as "importedBy", step, people, created_at as "createdAt"
     from worker.user_field_imports where import_id = $1 and team_id = $2`,
    [importId, teamId],
  )
  return z.array(Stored).parse(rows)[0] ?? null
}

/** Moves an import from one step to the next; answers whether it was there. */
export const moveImport = async (
  database: Queryable,
  { importId, teamId }: Of,
  [from, to]: readonly [ImportStep, ImportStep],
): Promise<boolean> => {
  const { rows } = await database.query(
    `update worker.user_field_imports set step = $4
     where import_id = $1 and team_id = $2 and step = $3 returning 1`,
    [importId, teamId, from, to],
  )
  return rows.length > 0
}

/** The next changes with an outcome. */
export const nextChanges = async (
  database: Queryable,
  {
    importId,
    outcome,
    limit,
  }: { readonly importId: string; readonly outcome: ChangeOutcome; readonly limit: number },
): Promise<StoredChange[]> => {
  const { rows } = await database.query(
    `select member_id as "memberId", wanted, before from worker.user_field_changes
     where import_id = $1 and outcome = $2 order by member_id limit $3`,
    [importId, outcome, limit],
  )
  return z.array(Change).parse(rows)
}

/** Keeps the values before a change, once: a repeat would keep those of the change itself. */
export const keepBefore = async (
  database: Queryable,
  { importId, memberId }: { readonly importId: string; readonly memberId: MemberId },
  before: ImportedDetails,
): Promise<void> => {
  await database.query(
    `update worker.user_field_changes set before = $3
     where import_id = $1 and member_id = $2 and before is null`,
    [importId, memberId, JSON.stringify(before)],
  )
}

export const noteOutcomes = async (
  database: Queryable,
  importId: string,
  outcomes: readonly { readonly memberId: MemberId; readonly outcome: ChangeOutcome }[],
): Promise<void> => {
  await database.query(
    `update worker.user_field_changes c set outcome = o.outcome
     from unnest($2::uuid[], $3::text[]) o (member_id, outcome)
     where c.import_id = $1 and c.member_id = o.member_id`,
    [importId, outcomes.map(({ memberId }) => memberId), outcomes.map(({ outcome }) => outcome)],
  )
}

const Counts = z.array(z.object({ outcome: ChangeOutcome, people: z.number() }))

export const countOutcomes = async (
  database: Queryable,
  importId: string,
): Promise<Readonly<Record<ChangeOutcome, number>>> => {
  const { rows } = await database.query(
    `select outcome, count(*)::integer as people from worker.user_field_changes
     where import_id = $1 group by outcome`,
    [importId],
  )
  const counts = { waiting: 0, changed: 0, refused: 0, restored: 0, kept: 0 }
  for (const { outcome, people } of Counts.parse(rows)) counts[outcome] = people
  return counts
}

/** Deletes imports, and the values before them, that can no longer be undone. */
export const purgeUserFieldImports = async (database: Queryable, now: Instant): Promise<void> => {
  await database.query('delete from worker.user_field_imports where created_at < $1', [
    addMilliseconds(now, -keptMilliseconds),
  ])
}
