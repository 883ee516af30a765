import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Pool } from 'pg'
import type { FieldMapping } from '../planning/mapping.ts'
import { planLeaver, planSync } from '../planning/planSync.ts'
import { currentMembers, planInputs } from './planInputs.ts'
import { notePlanned, type PersonToNote } from './runPeople.ts'
import type { RunCounts, SourceRun } from './runRows.ts'
import { nextMissing, nextStaged, noteMembers, type StagedPerson } from './staging.ts'

export type PlanDependencies = { readonly ledger: Ledger; readonly database: Pool }

const peoplePerSlice = 500

/** Where the plan of people who are missing goes on, after everyone who is there. */
const missingPrefix = 'missing:'
const therePrefix = 'there:'

/** Plans the next people of a run. Answers whether there may be more. */
export const planSlice = async (
  { ledger, database }: PlanDependencies,
  run: SourceRun,
  mapping: FieldMapping,
): Promise<boolean> => {
  const place = run.plannedAfter ?? therePrefix
  if (!place.startsWith(missingPrefix)) {
    const staged = await nextStaged(database, run, {
      after: place.slice(therePrefix.length),
      limit: peoplePerSlice,
    })
    const planned = await planStaged({ ledger, database }, run, staged, mapping)
    const last = staged.at(-1)
    await noteSlice(database, run, planned, last ? `${therePrefix}${last.externalId}` : missingPrefix)
    return last !== undefined || run.isFull
  }
  const missing = await nextMissing(database, run, {
    after: place.slice(missingPrefix.length),
    limit: peoplePerSlice,
  })
  const members = await currentMembers(
    { ledger, database },
    run.teamId,
    missing.map(({ memberId }) => memberId),
  )
  const planned = missing.flatMap(({ externalId, memberId }): PersonToNote[] => {
    const member = members.get(memberId)
    return member ? [{ ...planLeaver(externalId, member), name: '', email: null }] : []
  })
  await noteSlice(database, run, planned, `${missingPrefix}${missing.at(-1)?.externalId ?? ''}`)
  return missing.length === peoplePerSlice
}

const planStaged = async (
  dependencies: PlanDependencies,
  run: SourceRun,
  staged: readonly StagedPerson[],
  mapping: FieldMapping,
): Promise<readonly PersonToNote[]> => {
  const inputs = await planInputs(dependencies, run, staged)
  const people = new Map(inputs.map(({ person }) => [person.externalId, person]))
  const planned = planSync(inputs, mapping).map(each => {
    const person = people.get(each.externalId)
    const name = `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim()
    return { ...each, name, email: person?.email ?? null }
  })
  return [...planned, ...staged.filter(({ person }) => person === null).map(unreadable)]
}

const unreadable = ({ externalId, problem }: StagedPerson): PersonToNote => ({
  externalId,
  memberId: null,
  name: '',
  email: null,
  change: 'skipped',
  changes: [],
  findings: [{ code: 'UNREADABLE', detail: problem }],
  wanted: {},
})

/** Notes a slice as a whole, so that an interrupted one is planned again. */
const noteSlice = (
  database: Pool,
  run: SourceRun,
  planned: readonly PersonToNote[],
  place: string,
): Promise<void> =>
  inTransaction(database, async client => {
    await notePlanned(client, run, planned)
    const members = planned.flatMap(({ externalId, memberId }) =>
      memberId === null ? [] : [[externalId, memberId] as const],
    )
    if (members.length > 0) await noteMembers(client, run.runId, new Map(members))
    const counts = countsOf(planned, !place.startsWith(missingPrefix))
    const sums = Object.keys(counts)
      .map(key => `'${key}', coalesce((counts ->> '${key}')::integer, 0) + ($3::jsonb ->> '${key}')::integer`)
      .join(', ')
    await client.query(
      `update sources.runs set planned_after = $2, counts = jsonb_build_object(${sums}) where run_id = $1`,
      [run.runId, place, JSON.stringify(counts)],
    )
  })

const countsOf = (planned: readonly PersonToNote[], isThere: boolean): RunCounts => {
  const having = (...changes: readonly PersonToNote['change'][]) =>
    planned.filter(({ change }) => changes.includes(change)).length
  return {
    read: isThere ? planned.length : 0,
    matched: planned.filter(({ memberId, change }) => memberId !== null && change !== 'skipped').length,
    unchanged: having('none'),
    update: having('update'),
    deactivate: having('deactivate'),
    reactivate: having('reactivate'),
    skipped: having('skipped'),
  }
}
