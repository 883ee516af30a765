import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { membersByKeys } from '@laurel/projections/people/members/membersByKeys.ts'
import type { MemberRow } from '@laurel/projections/people/members/tables.ts'
import { fewAtOnce } from '../fewAtOnce.ts'
import type { PersonToPlan, PlannedMember } from '../planning/planSync.ts'
import { type SourcedValues, sourcedValues } from '../provenance.ts'
import { linkedTwins, type StagedPerson } from './staging.ts'

type Run = { readonly runId: string; readonly connectionId: string; readonly teamId: TeamId }
type Sources = { readonly ledger: Pick<Ledger, 'member'>; readonly database: Queryable }

/** What a plan looks at, for people of a run who could be read. */
export const planInputs = async (
  { ledger, database }: Sources,
  run: Run,
  staged: readonly StagedPerson[],
): Promise<readonly PersonToPlan[]> => {
  const emails = staged.flatMap(({ person, managerEmail }) =>
    [person?.email ?? [], managerEmail ?? []].flat(),
  )
  const rows = await membersByKeys(database, run.teamId, { emails, memberIds: [] })
  const byEmail = new Map<string, MemberRow>()
  for (const row of rows)
    if (row.email !== null) byEmail.set(row.email, preferred(byEmail.get(row.email), row))
  const matched = staged.flatMap(({ person }) => byEmail.get(person?.email ?? '')?.memberId ?? [])
  const [sourced, twins] = await Promise.all([
    sourcedValues(database, run.teamId, matched),
    linkedTwins(database, run, matched),
  ])
  const inputOf = async (each: StagedPerson): Promise<PersonToPlan[]> => {
    const { person, managerEmail, managerLink, isInCycle, hasActiveTwin } = each
    if (person === null) return []
    const row = person.email === null ? undefined : byEmail.get(person.email)
    const twin = row && twins.get(row.memberId)
    const manager = byEmail.get(managerEmail ?? '')?.memberId ?? managerLink
    const input = {
      person,
      member: row ? await plannedMember(ledger, row, sourced.get(row.memberId)) : null,
      managerId: manager,
      isInCycle,
      hasActiveTwin: hasActiveTwin || (twin !== undefined && twin !== person.externalId),
    }
    return [input]
  }
  return (await fewAtOnce(staged, membersAtOnce, inputOf)).flat()
}

/** The members that are read from the ledger at once. */
const membersAtOnce = 20

/** Of two members with one address, the active one. */
const preferred = (known: MemberRow | undefined, other: MemberRow): MemberRow =>
  known?.isActive === true ? known : other

/** The read model says what a member has; the ledger alone says what was entered by hand. */
const plannedMember = async (
  ledger: Pick<Ledger, 'member'>,
  row: MemberRow,
  sourced: SourcedValues = {},
): Promise<PlannedMember> => {
  const { teamId, memberId, isActive, isOwner, birthday, joinedOn, managerId, fields } = row
  const isSourced =
    (sourced.birthday ?? null) === birthday && (sourced.start_date ?? null) === joinedOn && birthday !== null
  const member = isSourced ? undefined : await ledger.member(teamId, memberId)
  const byHand = member?.kind === 'known' ? member.datesByHand : new Set<never>()
  return { memberId, isActive, isOwner, birthday, joinedOn, managerId, fields, byHand, sourced }
}

/** Members as the ledger has them now; those who are erased are left out. */
export const currentMembers = async (
  { ledger, database }: Sources,
  teamId: TeamId,
  memberIds: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, PlannedMember>> => {
  const sourced = await sourcedValues(database, teamId, memberIds)
  const members = await fewAtOnce(memberIds, membersAtOnce, async memberId => {
    const member = await ledger.member(teamId, memberId)
    if (member.kind === 'unknown' || member.isErased) return []
    const { isActive, isOwner, details, managerId, fields, datesByHand: byHand } = member
    const { birthday, joinedOn } = details
    const planned: PlannedMember = {
      memberId,
      isActive,
      isOwner,
      birthday,
      joinedOn,
      managerId,
      fields,
      byHand,
      sourced: sourced.get(memberId) ?? {},
    }
    return [planned]
  })
  return new Map(members.flat().map(member => [member.memberId, member]))
}
