import type { LedgerCommand } from '@laurel/ledger/handling/commands.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import { readProfileFields } from '@laurel/ledger/members/profile/readProfileFields.ts'
import type { KnownMember } from '@laurel/ledger/members/state.ts'
import type { KnownTeam } from '@laurel/ledger/teams/state.ts'
import { fewAtOnce } from '../fewAtOnce.ts'
import { type FieldMapping, missingOwnFields } from '../planning/mapping.ts'
import { type PlannedPerson, planLeaver, planPerson } from '../planning/planSync.ts'
import { noteSourced, type SourcedValues, withSourced } from '../provenance.ts'
import { currentMembers, planInputs } from './planInputs.ts'
import { nextWaiting, noteOutcomes, type RunOutcome, type RunPerson } from './runPeople.ts'
import type { SourceRun } from './runRows.ts'
import type { SourceDependencies } from './sourceDependencies.ts'
import { stagedOf } from './staging.ts'

const peoplePerSlice = 200
/** The log takes what is appended at once in one commit. */
const peopleAtOnce = 8

/** Adds the profile fields that a mapping fills and the workspace does not have. */
export const addOwnFields = async (
  { ledger, clock }: Pick<SourceDependencies, 'ledger' | 'clock'>,
  run: SourceRun,
  team: KnownTeam,
  mapping: FieldMapping,
): Promise<void> => {
  const missing = missingOwnFields(mapping, team.profileFields)
  if (missing.length === 0) return
  const fields = [...team.profileFields, ...missing].slice(0, 100)
  await ledger.handle({
    ...common(run, clock()),
    type: 'syncProfileFields',
    id: derivedId('sources.fields', run.runId, JSON.stringify(fields)),
    data: { fields },
  })
}

/**
 * Does what is planned for the next people, as each of them is now: what was entered by hand since the plan stays, and
 * no one is deactivated whom the plan did not name. Answers whether there may be more.
 */
export const applySlice = async (
  dependencies: SourceDependencies,
  run: SourceRun,
  { mapping, team }: { readonly mapping: FieldMapping; readonly team: KnownTeam },
  signal: AbortSignal,
): Promise<boolean> => {
  const { database } = dependencies
  const waiting = await nextWaiting(database, run.runId, peoplePerSlice)
  const staged = await stagedOf(
    database,
    run,
    waiting.map(({ externalId }) => externalId),
  )
  const inputs = await planInputs(dependencies, run, staged)
  const inputOf = new Map(inputs.map(input => [input.person.externalId, input]))
  const members = await currentMembers(
    dependencies,
    run.teamId,
    waiting.flatMap(({ memberId }) => memberId ?? []),
  )
  const decided = waiting.map(planned => {
    const { externalId, memberId } = planned
    const [member, input] = [members.get(memberId ?? ''), inputOf.get(externalId)]
    if (!member) return { externalId, decision: refused }
    const now = input ? planPerson({ ...input, member }, mapping) : planLeaver(externalId, member)
    return { externalId, decision: decide(planned, now) }
  })
  // What the chat workspace may not change any more is noted first.
  await noteSourced(
    database,
    run,
    decided.flatMap(({ decision }) => (decision.kind === 'change' ? [sourcedOf(decision)] : [])),
    dependencies.clock(),
  )
  const outcomes = await fewAtOnce(decided, peopleAtOnce, async ({ externalId, decision }) => {
    if (signal.aborted) return []
    const outcome =
      decision.kind === 'change' ? await apply(dependencies, run, team, decision) : decision.outcome
    return [{ externalId, outcome }]
  })
  if (waiting.length > 0) await noteOutcomes(database, run.runId, outcomes.flat())
  return waiting.length > 0
}

type Change = { readonly kind: 'change'; readonly memberId: MemberId; readonly now: PlannedPerson }
type Decision = Change | { readonly kind: 'nothing'; readonly outcome: RunOutcome }

const refused: Decision = { kind: 'nothing', outcome: 'refused' }

const decide = (planned: RunPerson, now: PlannedPerson): Decision => {
  const { memberId, change } = now
  if (memberId === null || memberId !== planned.memberId) return refused
  if (change === 'none') return { kind: 'nothing', outcome: 'unchanged' }
  if (change === 'skipped' || (change === 'deactivate' && planned.change !== 'deactivate'))
    return { kind: 'nothing', outcome: 'skipped' }
  return { kind: 'change', memberId, now }
}

const sourcedOf = ({ memberId, now: { change, wanted } }: Change) => ({
  memberId,
  values: change === 'deactivate' ? { ...wanted, active: 'false' } : wanted,
})

const apply = async (
  { ledger, clock }: SourceDependencies,
  run: SourceRun,
  team: KnownTeam,
  { memberId, now }: Change,
): Promise<RunOutcome> => {
  const { change } = now
  const member = await ledger.member(run.teamId, memberId)
  if (member.kind === 'unknown') return 'refused'
  const commands: LedgerCommand[] = []
  if (change === 'deactivate' || change === 'reactivate')
    commands.push(activityCommand(run, member, change === 'reactivate', clock()))
  if (change !== 'deactivate') commands.push(fieldsCommand(run, team, member, now, clock()))
  for (const command of commands) if ((await ledger.handle(command)).kind === 'rejected') return 'refused'
  return 'done'
}

const actorOf = ({ source }: SourceRun) => ({ kind: 'system', id: source }) as const

const common = (run: SourceRun, occurredAt: string) => ({
  teamId: run.teamId,
  actor: actorOf(run),
  occurredAt,
})

/** The command with which a sync of the workspace deactivates a member, too. */
const activityCommand = (
  run: SourceRun,
  { memberId, profile, isAdmin, isOwner }: KnownMember,
  isActive: boolean,
  occurredAt: string,
): LedgerCommand => ({
  ...common(run, occurredAt),
  type: 'syncMember',
  id: derivedId('sources.activity', run.runId, memberId, String(isActive)),
  // The key matters where a member is added, which this never does.
  data: { memberId, externalKey: memberId, profile, isActive, isAdmin, isOwner },
})

const fieldsCommand = (
  run: SourceRun,
  { profileFieldMapping }: KnownTeam,
  member: KnownMember,
  { changes, wanted }: PlannedPerson,
  occurredAt: string,
): LedgerCommand => {
  const cleared = new Set(changes.flatMap(({ target, after }) => (after === null ? [target] : [])))
  const kept = Object.fromEntries(Object.entries(member.fields).filter(([field]) => !cleared.has(field)))
  const data = restored(member, kept, profileFieldMapping, cleared, wanted)
  return {
    ...common(run, occurredAt),
    type: 'syncMemberFields',
    id: derivedId('sources.member', run.runId, member.memberId, JSON.stringify(data)),
    data,
  }
}

/** What the source does not say any more is again what the profile in the workspace says. */
export const restored = (
  { memberId, managerId, details }: Pick<KnownMember, 'memberId' | 'managerId' | 'details'>,
  fields: Readonly<Record<string, string>>,
  mapping: KnownTeam['profileFieldMapping'],
  cleared: ReadonlySet<string>,
  wanted: SourcedValues,
) => {
  const said = readProfileFields(fields, mapping)
  const data = {
    memberId,
    fields,
    managerId: cleared.has('manager') ? said.managerId : managerId,
    dates: {
      birthday: cleared.has('birthday') ? said.dates.birthday : details.birthday,
      joinedOn: cleared.has('start_date') ? said.dates.joinedOn : details.joinedOn,
    },
  }
  return withSourced(data, wanted)
}
