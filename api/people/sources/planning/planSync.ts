import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import { profileValueLengthMax } from '@laurel/ledger/members/profile/vocabulary.ts'
import type { SourcePerson } from '../sourcePerson.ts'
import type { Finding } from './findings.ts'
import { type FieldMapping, sourceText } from './mapping.ts'

/** A member as far as a sync looks at them. */
export type PlannedMember = {
  readonly memberId: MemberId
  readonly isActive: boolean
  readonly isOwner: boolean
  readonly birthday: string | null
  readonly joinedOn: string | null
  readonly managerId: MemberId | null
  readonly fields: Readonly<Record<string, string>>
  /** What a person entered or cleared by hand. */
  readonly byHand: ReadonlySet<'birthday' | 'joinedOn'>
  /** What a source set, by target; `active` is `false` for people who left. */
  readonly sourced: Readonly<Record<string, string>>
}

/** A person of the source, beside what the other people of the source and the team say about them. */
export type PersonToPlan = {
  readonly person: SourcePerson
  /** The member with the work e-mail. */
  readonly member: PlannedMember | null
  /** The manager as a member; null where the source names none, or none that is a member. */
  readonly managerId: MemberId | null
  readonly isInCycle: boolean
  /** Another active person of the source has the same e-mail. */
  readonly hasActiveTwin: boolean
}

export type FieldChange = {
  readonly target: string
  readonly before: string | null
  readonly after: string | null
}

export type PlannedPerson = {
  readonly externalId: string
  readonly memberId: MemberId | null
  readonly change: 'none' | 'skipped' | 'update' | 'deactivate' | 'reactivate'
  readonly changes: readonly FieldChange[]
  readonly findings: readonly Finding[]
  /** Everything that the source sets of the member, also what is so already. */
  readonly wanted: Readonly<Record<string, string>>
}

/** What a sync changes of the people of a source. It never adds a member. */
export const planSync = (people: readonly PersonToPlan[], mapping: FieldMapping): readonly PlannedPerson[] =>
  people.map(person => planPerson(person, mapping))

export const planPerson = (input: PersonToPlan, mapping: FieldMapping): PlannedPerson => {
  const { person, member, hasActiveTwin } = input
  if (person.email === null) return skipped(input, 'NO_EMAIL')
  if (hasActiveTwin) return skipped(input, person.isActive ? 'DUPLICATE_EMAIL' : 'OTHER_RECORD_ACTIVE')
  // A person who left before the team had Laurel is none of its members.
  if (!member) return person.isActive ? skipped(input, 'NO_MEMBER') : unchanged(input)
  if (!person.isActive) return planLeaver(person.externalId, member)
  const returns = !member.isActive && member.sourced.active === 'false'
  if (!member.isActive && !returns) return skipped(input, 'INACTIVE_MEMBER')
  const { changes, findings, wanted } = fieldsOf(input, member, mapping)
  return {
    externalId: person.externalId,
    memberId: member.memberId,
    change: returns ? 'reactivate' : changes.length > 0 ? 'update' : 'none',
    changes,
    findings,
    wanted,
  }
}

/** A person who left: inactive at the source, or missing where the source lists everyone. */
export const planLeaver = (externalId: string, member: PlannedMember): PlannedPerson => {
  const { memberId, isActive, isOwner, sourced } = member
  const { active: _active, ...wanted } = sourced
  const planned = { externalId, memberId, changes: [], findings: [], wanted }
  if (isOwner && isActive)
    return { ...planned, change: 'skipped', findings: [{ code: 'OWNER_STAYS', detail: null }] }
  return { ...planned, change: isActive ? 'deactivate' : 'none' }
}

type Fields = Pick<PlannedPerson, 'changes' | 'findings' | 'wanted'>

const fieldsOf = (input: PersonToPlan, member: PlannedMember, mapping: FieldMapping): Fields => {
  const changes: FieldChange[] = []
  const findings: Finding[] = []
  const wanted: Record<string, string> = {}
  for (const [target, source] of Object.entries(mapping)) {
    const hand = handOf(target)
    const value = source === 'manager' ? managerOf(input, member, findings) : textOf(input, source)
    if (hand !== undefined && member.byHand.has(hand)) {
      if (value !== null && value !== currentOf(member, target))
        findings.push({ code: 'EDITED_BY_HAND', detail: target })
      continue
    }
    if (input.person.withheld?.some(field => field === source)) {
      const kept = member.sourced[target]
      if (kept !== undefined) wanted[target] = kept
      continue
    }
    if (target === 'start_date' && value !== null && value < earliestStart) {
      findings.push({ code: 'DATE_UNLIKELY', detail: target })
      continue
    }
    if (value !== null) wanted[target] = value
    const before = currentOf(member, target)
    // What the source never set stays where the source says nothing.
    if (value === null && member.sourced[target] === undefined) continue
    if (value !== before) changes.push({ target, before, after: value })
  }
  return { changes, findings, wanted }
}

/** The earliest day to join a company; an earlier one is a typing error. */
const earliestStart = '1921-01-01'

const textOf = ({ person }: PersonToPlan, source: string): string | null =>
  sourceText(person, source)?.slice(0, profileValueLengthMax).toWellFormed().trim() || null

/** A manager who can’t be set stays as it is. */
const managerOf = (input: PersonToPlan, member: PlannedMember, findings: Finding[]): MemberId | null => {
  const { person, managerId, isInCycle } = input
  const kept = member.sourced.manager === undefined ? null : member.managerId
  if (isInCycle) {
    findings.push({ code: 'MANAGER_CYCLE', detail: null })
    return kept
  }
  if (managerId !== null) return managerId
  if (person.managerExternalId === null && person.managerEmail === null) return null
  findings.push({ code: 'MANAGER_UNKNOWN', detail: null })
  return kept
}

const handOf = (target: string): 'birthday' | 'joinedOn' | undefined =>
  target === 'birthday' ? 'birthday' : target === 'start_date' ? 'joinedOn' : undefined

export const currentOf = (member: PlannedMember, target: string): string | null => {
  switch (target) {
    case 'birthday':
      return member.birthday
    case 'start_date':
      return member.joinedOn
    case 'manager':
      return member.managerId
    default:
      return member.fields[target] ?? null
  }
}

const skipped = ({ person, member }: PersonToPlan, code: Finding['code']): PlannedPerson => ({
  ...nothing(person, member),
  change: 'skipped',
  findings: [{ code, detail: null }],
})

const unchanged = ({ person, member }: PersonToPlan): PlannedPerson => nothing(person, member)

const nothing = (person: SourcePerson, member: PlannedMember | null): PlannedPerson => ({
  externalId: person.externalId,
  memberId: member?.memberId ?? null,
  change: 'none',
  changes: [],
  findings: [],
  wanted: {},
})
