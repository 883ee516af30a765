import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { ProfileFieldMapping } from '@laurel/ledger/members/profile/vocabulary.ts'
import { directReports } from '@laurel/projections/people/members/directReports.ts'
import { Pool } from 'pg'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { readWorkspacesAt } from './readWorkspaces.ts'
import { startSlackJourney } from './startSlackJourney.ts'

const { url: databaseUrl } = await createTestDatabase()
const journey = await startSlackJourney(databaseUrl)
const { sandbox, ledger, teamId, workspaces } = journey
const database = new Pool({ connectionString: databaseUrl, max: 2 })
afterEach(() => sandbox.faults.clear())
afterAll(async () => {
  await database.end()
  await journey.stop()
})

/** Events are worked on after they were acknowledged. */
const sleepless = { timeout: 5_000, interval: 20 }

const idOf = (slackUserId: string) => memberIdOf(teamId, slackUserId)
const memberOf = async (slackUserId: string) => {
  const member = await ledger.member(teamId, idOf(slackUserId))
  if (member.kind === 'unknown') throw new Error(`${slackUserId} was brought in by the start.`)
  return member
}
const fieldsOf = async (slackUserId: string) => (await memberOf(slackUserId)).fields
const teamFields = async () => {
  const team = await ledger.team(teamId)
  return team.kind === 'known' ? team.profileFields.map(({ id }) => id) : []
}
let nights = 0
/** Reads the workspace as every night does; answers how many events that recorded. */
const night = async (): Promise<number> => {
  nights += 1
  const before = await journey.eventCount()
  const now = new Date(Date.UTC(2026, 10, 21 + nights, 4))
  await readWorkspacesAt(workspaces, databaseUrl, now)
  return (await journey.eventCount()) - before
}
const map = (mapping: ProfileFieldMapping, id: string) =>
  ledger.handle({
    type: 'mapProfileFields',
    id: `00000000-0000-4000-8000-0000000000${id}`,
    teamId,
    actor: { kind: 'system', id: 'spec' },
    occurredAt: new Date().toISOString(),
    data: { mapping },
  })

describe('profiles of the workspace', () => {
  it('are followed as fields are added, and read in the night', async () => {
    expect(await teamFields()).toEqual([])
    expect(await night()).toBe(0)
    sandbox.changeProfileFields([
      { id: 'Xf0TITLE', label: 'Title', fieldName: 'title' },
      { id: 'Xf0DEPARTMENT', label: 'Department', type: 'options_list', possibleValues: ['Design', 'Sales'] },
      { id: 'Xf0MANAGER', label: 'Manager', type: 'user' },
      { id: 'Xf0START', label: 'Start date', type: 'date', fieldName: 'start_date' },
      { id: 'Xf0BIRTHDAY', label: 'Birthday', type: 'date' },
      { id: 'Xf0SALARY', label: 'Salary band', isHidden: true },
    ])
    await expect
      .poll(teamFields, sleepless)
      .toEqual(['title', 'Xf0DEPARTMENT', 'Xf0MANAGER', 'start_date', 'Xf0BIRTHDAY'])
    sandbox.changeUser('U2', {
      fields: {
        Xf0DEPARTMENT: 'Design',
        Xf0MANAGER: 'U1',
        Xf0BIRTHDAY: '1990-05-17',
        Xf0SALARY: 'B2',
      },
    })
    sandbox.changeUser('U3', { fields: { Xf0MANAGER: 'U2', Xf0BIRTHDAY: '1991-01-01' } })
    await night()
    expect(await fieldsOf('U2')).toEqual({
      Xf0DEPARTMENT: 'Design',
      Xf0MANAGER: idOf('U1'),
      Xf0BIRTHDAY: '1990-05-17',
    })
    expect(await memberOf('U2')).toMatchObject({ managerId: null, details: { birthday: null } })
  })

  it('record nothing in a night without news', async () => {
    expect(await night()).toBe(0)
  })

  it('mean something from when an administrator says so, and never over a date entered by hand', async () => {
    await ledger.handle({
      type: 'changeMemberDetails',
      id: '00000000-0000-4000-8000-000000000030',
      teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: new Date().toISOString(),
      data: { memberId: idOf('U3'), changes: { birthday: '12-24' } },
    })
    await map({ manager: 'Xf0MANAGER', startDate: 'start_date', birthday: 'Xf0BIRTHDAY' }, '31')
    await night()
    expect(await memberOf('U2')).toMatchObject({ managerId: idOf('U1'), details: { birthday: '05-17' } })
    expect(await memberOf('U3')).toMatchObject({ managerId: idOf('U2'), details: { birthday: '12-24' } })
    await journey.settled()
    expect(await directReports(database, teamId, idOf('U1'))).toMatchObject([{ name: 'Ben Ode' }])
    expect(await night()).toBe(0)
  })

  it('may name managers in a circle', async () => {
    sandbox.changeUser('U1', { fields: { Xf0MANAGER: 'U3' } })
    await night()
    await journey.settled()
    expect(await directReports(database, teamId, idOf('U3'))).toMatchObject([{ name: 'Anna Kim' }])
    expect(await directReports(database, teamId, idOf('U1'))).toMatchObject([{ name: 'Ben Ode' }])
  })

  it('are read at once when Slack sends that a person changed them or joined', async () => {
    sandbox.changeUser('U2', { title: 'Designer', startDate: '2024-02-29' })
    await expect
      .poll(() => memberOf('U2'), sleepless)
      .toMatchObject({
        fields: { title: 'Designer', start_date: '2024-02-29' },
        details: { joinedOn: '2024-02-29' },
      })
    sandbox.addUser({ id: 'U9', name: 'nia', realName: 'Nia New', fields: { Xf0MANAGER: 'U1' } })
    await expect.poll(async () => (await ledger.member(teamId, idOf('U9'))).kind, sleepless).toBe('known')
    await expect.poll(() => memberOf('U9'), sleepless).toMatchObject({ managerId: idOf('U1') })
  })

  it('wait for the night where Slack gives no answer about one, and nothing of it is lost', async () => {
    sandbox.faults.add({ method: 'users.profile.get', answer: 'error', error: 'fatal_error' })
    sandbox.changeUser('U2', { title: 'Head of design' })
    await sandbox.idle()
    await expect.poll(() => sandbox.faults.list(), sleepless).toEqual([])
    expect(await fieldsOf('U2')).toMatchObject({ title: 'Designer' })
    await night()
    expect(await fieldsOf('U2')).toMatchObject({ title: 'Head of design' })
  })

  it('are left to the next start by a process that stops in the middle', async () => {
    sandbox.changeUser('U3', { fields: { Xf0DEPARTMENT: 'Sales' } })
    sandbox.faults.add({ method: 'users.profile.get', answer: 'rateLimited', retryAfterSeconds: 1 })
    const stopping = new AbortController()
    const now = new Date(Date.UTC(2026, 11, 24, 4))
    const kept = readWorkspacesAt(workspaces, databaseUrl, now, stopping.signal)
    await expect.poll(() => sandbox.faults.list(), sleepless).toEqual([])
    stopping.abort()
    await kept
    expect(await fieldsOf('U3')).not.toHaveProperty('Xf0DEPARTMENT')
    const { rows } = await database.query(`select cause from slack.workspace_syncs where state = 'due'`)
    expect(rows).toEqual([{ cause: 'night of 2026-12-24' }])
    await readWorkspacesAt(workspaces, databaseUrl, now)
    expect(await fieldsOf('U3')).toMatchObject({ Xf0DEPARTMENT: 'Sales' })
  })

  it('stay as they were where the app may not read them', async () => {
    sandbox.faults.add({ method: 'team.profile.get', answer: 'error', error: 'missing_scope' })
    sandbox.faults.add({ method: 'users.profile.get', answer: 'error', error: 'missing_scope', times: 99 })
    expect(await night()).toBe(0)
  })
})
