import type { LedgerCommand } from '@laurel/ledger/handling/commands.ts'
import type { ProfileField, ProfileFieldValues } from '@laurel/ledger/members/profile/vocabulary.ts'
import { describe, expect, it } from 'vitest'
import { recognitionOfMembers } from '../../recognition/activity/recognitionOfMembers.ts'
import { teamById } from '../../team/teams/queries.ts'
import { createCompany } from '../../testing/company.ts'
import { projectCompany } from '../../testing/projected.ts'
import { directReports, hasDirectReports } from './directReports.ts'
import { memberNames, profileFieldValues } from './profileFieldQueries.ts'
import { listMembers, memberById } from './queries.ts'

const company = await createCompany({ memberNames: ['Ann', 'Ben', 'Cleo', 'Dan'] })
const { ledger, team, teamId, settled } = company
const idOf = team.memberId
const envelope = (key: string) => ({
  id: team.shoutoutId(key),
  teamId,
  actor: { kind: 'system', id: 'spec' } as const,
  occurredAt: '2026-03-11T09:00:00.000Z',
})
const reportsTo = (name: string, manager: string | null, fields: ProfileFieldValues = {}): LedgerCommand => ({
  type: 'syncMemberFields',
  ...envelope(`profile of ${name}`),
  data: {
    memberId: idOf(name),
    fields,
    managerId: manager === null ? null : idOf(manager),
    dates: { birthday: '05-17', joinedOn: null },
  },
})
const fields: ProfileField[] = [{ id: 'XfTeam', label: 'Team', type: 'text', choices: [] }]
await ledger.handle({ type: 'syncProfileFields', ...envelope('fields'), data: { fields } })
for (const command of [
  reportsTo('Ben', 'Ann', { XfTeam: 'Design', XfOffice: 'Oslo' }),
  reportsTo('Cleo', 'Ann', { XfTeam: 'Design' }),
  reportsTo('Dan', 'Ann', { XfTeam: 'Sales' }),
  // Two who name each other.
  reportsTo('Ann', 'Ben', { XfTeam: 'Board' }),
])
  await ledger.handle(command)
await ledger.handle({ type: 'eraseMember', ...envelope('erase Dan'), data: { memberId: idOf('Dan') } })
await settled(team.give('Cleo', ['Ben', 'Ann'], 5))
await settled(team.give('Ben', ['Cleo'], 7))
const { database } = await projectCompany(company)

describe('profile fields in the read models', () => {
  it('stand beside what the ledger knows of a member, and are gone with who was forgotten', async () => {
    expect(await memberById(database, teamId, idOf('Ben'))).toMatchObject({
      fields: { XfTeam: 'Design', XfOffice: 'Oslo' },
      managerId: idOf('Ann'),
      birthday: '05-17',
    })
    expect(await memberById(database, teamId, idOf('Dan'))).toMatchObject({
      fields: {},
      managerId: null,
      birthday: null,
    })
    expect(await teamById(database, teamId)).toMatchObject({
      profileFields: fields,
      profileFieldMapping: { manager: null, startDate: null, birthday: null },
    })
  })

  it('list a manager’s reports, without going in circles', async () => {
    const reportsOf = async (name: string) =>
      (await directReports(database, teamId, idOf(name))).map(report => report.name)
    expect(await reportsOf('Ann')).toEqual(['Ben', 'Cleo'])
    expect(await reportsOf('Ben')).toEqual(['Ann'])
    expect(await reportsOf('Cleo')).toEqual([])
    expect(await hasDirectReports(database, teamId, idOf('Ann'))).toBe(true)
    expect(await hasDirectReports(database, teamId, idOf('Cleo'))).toBe(false)
    const within = { people: { managerId: idOf('Ann') }, channelIds: [] }
    const { rows } = await listMembers(database, teamId, { within })
    expect(rows.map(row => row.name)).toEqual(['Ben', 'Cleo'])
  })

  it('are offered each value once, of the fields that are asked for', async () => {
    expect(await profileFieldValues(database, teamId, ['XfTeam'])).toEqual([
      { fieldId: 'XfTeam', value: 'Board' },
      { fieldId: 'XfTeam', value: 'Design' },
    ])
    expect(await memberNames(database, teamId, [idOf('Ben'), idOf('Dan')])).toEqual(
      new Map([
        [idOf('Ben'), 'Ben'],
        [idOf('Dan'), 'Former member'],
      ]),
    )
  })

  it('let recognition be told of a manager’s people', async () => {
    const people = [idOf('Ben'), idOf('Cleo')]
    const march = { from: '2026-03-01T00:00:00.000Z', until: '2026-04-01T00:00:00.000Z' }
    expect(await recognitionOfMembers(database, teamId, people, march)).toEqual([
      { memberId: idOf('Ben'), shoutoutsReceived: 1, shoutoutsGiven: 1, awards: 0, pointsEarned: 5 },
      { memberId: idOf('Cleo'), shoutoutsReceived: 1, shoutoutsGiven: 1, awards: 0, pointsEarned: 7 },
    ])
    const april = { from: '2026-04-01T00:00:00.000Z' }
    expect(await recognitionOfMembers(database, teamId, people, april)).toMatchObject([
      { shoutoutsReceived: 0, pointsEarned: 0 },
      { shoutoutsReceived: 0, pointsEarned: 0 },
    ])
  })
})
