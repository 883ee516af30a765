import { memberIdOf, teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { describe, expect, test } from 'vitest'
import type { SourcePerson } from '../sourcePerson.ts'
import { needsConfirmation } from './guard.ts'
import { managerCycles } from './managerCycles.ts'
import { missingOwnFields, usualMapping } from './mapping.ts'
import { type PersonToPlan, type PlannedMember, planPerson } from './planSync.ts'

const team = teamIdOf('T1')
const [ann, ben] = [memberIdOf(team, 'U1'), memberIdOf(team, 'U2')]

const person: SourcePerson = {
  externalId: '1001',
  email: 'ann@juniper.example',
  firstName: 'Ann',
  lastName: 'Meadow',
  birthday: '03-14',
  hiredOn: '2021-09-01',
  leftOn: null,
  isActive: true,
  title: 'Engineer',
  department: 'Engineering',
  location: null,
  managerExternalId: '1002',
  managerEmail: null,
  custom: { 'Cost center': 'CC-1' },
}
const member: PlannedMember = {
  memberId: ann,
  isActive: true,
  isOwner: false,
  birthday: null,
  joinedOn: null,
  managerId: null,
  fields: {},
  byHand: new Set(),
  sourced: {},
}
const mapping = {
  birthday: 'birthday',
  start_date: 'hired_on',
  manager: 'manager',
  XfDEPT: 'department',
  hr_cost: 'custom:Cost center',
}
const plan = (input: Partial<PersonToPlan> = {}) =>
  planPerson({ person, member, managerId: ben, isInCycle: false, hasActiveTwin: false, ...input }, mapping)

describe('the plan of a sync', () => {
  test('sets what the source says and the member does not have', () => {
    expect(plan()).toMatchObject({
      change: 'update',
      findings: [],
      changes: [
        { target: 'birthday', before: null, after: '03-14' },
        { target: 'start_date', before: null, after: '2021-09-01' },
        { target: 'manager', before: null, after: ben },
        { target: 'XfDEPT', before: null, after: 'Engineering' },
        { target: 'hr_cost', before: null, after: 'CC-1' },
      ],
    })
  })

  test('changes nothing where the member has it already', () => {
    const same = {
      ...member,
      birthday: '03-14',
      joinedOn: '2021-09-01',
      managerId: ben,
      fields: { XfDEPT: 'Engineering', hr_cost: 'CC-1' },
    }
    expect(plan({ member: same })).toMatchObject({ change: 'none', changes: [], wanted: { manager: ben } })
  })

  test('keeps what a person entered by hand', () => {
    const edited = { ...member, birthday: '04-30', byHand: new Set(['birthday'] as const) }
    const planned = plan({ member: edited })
    expect(planned.findings).toEqual([{ code: 'EDITED_BY_HAND', detail: 'birthday' }])
    expect(planned.changes.map(({ target }) => target)).not.toContain('birthday')
    expect(planned.wanted).not.toHaveProperty('birthday')
  })

  test('wins over the workspace, and leaves it what the source says nothing about', () => {
    const before = { ...member, birthday: '01-01', fields: { XfDEPT: 'Sales' } }
    const planned = plan({ member: before, person: { ...person, birthday: null } })
    expect(planned.changes).toContainEqual({ target: 'XfDEPT', before: 'Sales', after: 'Engineering' })
    expect(planned.changes.map(({ target }) => target)).not.toContain('birthday')
  })

  test('clears what the source set and does not say any more', () => {
    const before = { ...member, fields: { XfDEPT: 'Sales' }, sourced: { XfDEPT: 'Sales' } }
    expect(plan({ member: before, person: { ...person, department: null } }).changes).toContainEqual({
      target: 'XfDEPT',
      before: 'Sales',
      after: null,
    })
  })

  test('keeps what the source set and withholds now', () => {
    const before = { ...member, birthday: '03-14', sourced: { birthday: '03-14' } }
    const withheld = { ...person, birthday: null, withheld: ['birthday'] } as const
    const planned = plan({ member: before, person: withheld })
    expect(planned.changes.map(({ target }) => target)).not.toContain('birthday')
    expect(planned.wanted).toMatchObject({ birthday: '03-14' })
  })

  test('never adds a person, and passes over those without an e-mail of their own', () => {
    expect(plan({ member: null })).toMatchObject({ change: 'skipped', findings: [{ code: 'NO_MEMBER' }] })
    expect(plan({ person: { ...person, email: null } })).toMatchObject({ findings: [{ code: 'NO_EMAIL' }] })
    expect(plan({ hasActiveTwin: true })).toMatchObject({
      change: 'skipped',
      findings: [{ code: 'DUPLICATE_EMAIL' }],
    })
  })

  test('sets no manager in a cycle, and none that is no member', () => {
    const cycle = plan({ isInCycle: true })
    expect(cycle.findings).toEqual([{ code: 'MANAGER_CYCLE', detail: null }])
    expect(cycle.wanted).not.toHaveProperty('manager')
    expect(plan({ managerId: null }).findings).toEqual([{ code: 'MANAGER_UNKNOWN', detail: null }])
  })

  test('deactivates a person who left, and brings back only whom a source deactivated', () => {
    const left = { ...person, isActive: false }
    expect(plan({ person: left })).toMatchObject({ change: 'deactivate', changes: [] })
    expect(plan({ person: left, member: { ...member, isOwner: true } })).toMatchObject({
      change: 'skipped',
      findings: [{ code: 'OWNER_STAYS' }],
    })
    const inactive = { ...member, isActive: false }
    expect(plan({ member: inactive }).findings).toEqual([{ code: 'INACTIVE_MEMBER', detail: null }])
    expect(plan({ member: { ...inactive, sourced: { active: 'false' } } }).change).toBe('reactivate')
  })

  test('takes a former record of a person who came back as no leaver', () => {
    const former = { ...person, isActive: false }
    expect(plan({ person: former, hasActiveTwin: true })).toMatchObject({
      change: 'skipped',
      findings: [{ code: 'OTHER_RECORD_ACTIVE' }],
    })
  })
})

test('cycles of managers are found, and people who report into one are not in it', () => {
  const managers = new Map([
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'b'],
    ['d', 'd'],
    ['e', 'a'],
    ['f', 'x'],
  ])
  expect([...managerCycles(managers)].sort()).toEqual(['b', 'c', 'd'])
})

test('a run waits for a confirmation beyond 20 people, and beyond a tenth of them', () => {
  expect(needsConfirmation({ deactivations: 20, people: 1_000 })).toBe(false)
  expect(needsConfirmation({ deactivations: 21, people: 1_000 })).toBe(true)
  expect(needsConfirmation({ deactivations: 6, people: 60 })).toBe(false)
  expect(needsConfirmation({ deactivations: 7, people: 60 })).toBe(true)
  expect(needsConfirmation({ deactivations: 0, people: 0 })).toBe(false)
})

test('the usual mapping finds fields of the workspace by their labels, and makes own ones for the rest', () => {
  const fields = [{ id: 'XfDEPT', label: 'Department', type: 'text' as const, choices: [] }]
  const usual = usualMapping(fields)
  expect(usual).toMatchObject({ XfDEPT: 'department', hr_title: 'title', hr_location: 'location' })
  expect(missingOwnFields(usual, fields).map(({ label }) => label)).toEqual(['Title', 'Location'])
})
