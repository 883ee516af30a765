import { cases } from '@laurel/scripts/sandbox/sources/companyCases.ts'
import { describe, expect, test } from 'vitest'
import { withoutLeavers } from '../../../slack/sync/withoutLeavers.ts'
import { fieldSourcesOf } from '../provenance.ts'
import { startSources } from '../testing/startSources.ts'
import { listRunPeople } from './runPeople.ts'

const hour = 3_600_000

describe('a run of a source', () => {
  test('changes members and adds none, and says what it did about whom', async () => {
    const laurel = await startSources(ids => ids.filter(id => id !== '1020'))
    const run = await laurel.sync()
    expect(run).toMatchObject({ state: 'done', isFull: true, problem: null })
    const { details, managerId, fields } = await laurel.member('1013')
    const person = laurel.company.person('1013')
    expect(details).toMatchObject({ birthday: person?.birthDate?.slice(5), joinedOn: person?.hiredOn })
    expect(managerId).toBe(laurel.memberOf('1007'))
    expect(fields).toMatchObject({ XfDEPT: 'Engineering', hr_title: 'Engineer' })
    expect((await laurel.ledger.member(laurel.teamId, laurel.memberOf('1020'))).kind).toBe('unknown')
    const team = await laurel.ledger.team(laurel.teamId)
    expect(team.kind === 'known' && team.profileFields.map(({ id }) => id)).toContain('hr_title')

    const listed = await listRunPeople(laurel.database, run.runId, { after: '', limit: 500 })
    const findingsOf = (id: string) =>
      listed.find(each => each.externalId === id)?.findings.map(({ code }) => code)
    expect(findingsOf('1020')).toEqual(['NO_MEMBER'])
    expect(findingsOf(cases.noEmail)).toEqual(['NO_EMAIL'])
    for (const id of cases.sameEmail) expect(findingsOf(id)).toEqual(['DUPLICATE_EMAIL'])
    for (const id of [...cases.cycle, cases.ownManager]) expect(findingsOf(id)).toEqual(['MANAGER_CYCLE'])
    expect(listed.find(({ externalId }) => externalId === '1013')).toMatchObject({ outcome: 'done' })
    expect(await fieldSourcesOf(laurel.database, laurel.teamId, laurel.memberOf('1013'))).toContainEqual({
      field: 'birthday',
      source: 'namely',
      setAt: '2026-03-02T09:00:00.000Z',
    })
  })

  test('reads what changed since the last one, and nothing is changed twice', async () => {
    const laurel = await startSources()
    await laurel.sync()
    laurel.pass(hour)
    const quiet = await laurel.sync()
    expect(quiet).toMatchObject({ state: 'done', isFull: false, counts: { read: 0, update: 0 } })
    laurel.pass(hour)
    laurel.company.change('1013', { department: 'Platform', title: null })
    const run = await laurel.sync()
    expect(run.counts).toMatchObject({ read: 1, update: 1, unchanged: 0 })
    expect((await laurel.member('1013')).fields).toEqual(expect.objectContaining({ XfDEPT: 'Platform' }))
    expect((await laurel.member('1013')).fields).not.toHaveProperty('hr_title')
    const full = await laurel.sync({ isFull: true })
    expect(full.counts).toMatchObject({ update: 0, deactivate: 0 })
  })

  test('keeps what a person entered by hand', async () => {
    const laurel = await startSources()
    await laurel.ledger.handle({
      ...laurel.envelope(),
      type: 'changeMemberDetails',
      data: { memberId: laurel.memberOf('1013'), changes: { birthday: '01-31' } },
    })
    const run = await laurel.sync()
    expect((await laurel.member('1013')).details.birthday).toBe('01-31')
    const [person] = await listRunPeople(laurel.database, run.runId, { after: '1012', limit: 1 })
    expect(person?.findings).toEqual([{ code: 'EDITED_BY_HAND', detail: 'birthday' }])
  })

  test('changes nothing in a dry run', async () => {
    const laurel = await startSources()
    const run = await laurel.sync({ isDryRun: true })
    expect(run.state).toBe('done')
    expect(run.counts.update).toBeGreaterThan(50)
    expect((await laurel.member('1013')).details.birthday).toBeNull()
    expect((await laurel.connection()).cursor).toBeNull()
  })
})

describe('people who leave', () => {
  test('are deactivated, and the chat workspace does not bring them back', async () => {
    const laurel = await startSources()
    await laurel.sync()
    laurel.pass(hour)
    laurel.company.leave('1013', '2026-03-01')
    laurel.company.remove('1014')
    await laurel.sync({ isFull: true })
    expect((await laurel.member('1013')).isActive).toBe(false)
    const gone = await laurel.member('1014')
    expect(gone.isActive).toBe(false)
    const { memberId, profile } = gone
    const [command] = await withoutLeavers(laurel.database, laurel.teamId, [
      {
        ...laurel.envelope(),
        type: 'syncMember',
        data: { memberId, externalKey: 'U1014', profile, isActive: true, isAdmin: false, isOwner: false },
      },
    ])
    expect(command?.data.isActive).toBe(false)
  })

  test('are deactivated once where the source has two records of them', async () => {
    const laurel = await startSources()
    await laurel.sync()
    laurel.pass(hour)
    laurel.company.change('1014', { email: laurel.company.person('1013')?.email ?? null })
    laurel.company.leave('1013', '2026-03-01')
    laurel.company.leave('1014', '2026-03-01')
    expect((await laurel.sync({ isFull: true })).state).toBe('done')
    expect((await laurel.member('1013')).isActive).toBe(false)
  })

  test('come back when the source says so', async () => {
    const laurel = await startSources()
    laurel.company.leave('1013', '2026-03-01')
    await laurel.sync()
    expect((await laurel.member('1013')).isActive).toBe(false)
    laurel.pass(hour)
    laurel.company.change('1013', { isActive: true, leftOn: null })
    await laurel.sync()
    expect((await laurel.member('1013')).isActive).toBe(true)
  })

  test('are no one while the source can’t tell of everyone', async () => {
    const laurel = await startSources()
    await laurel.sync()
    laurel.plan?.({ kind: 'halfJson' })
    const run = await laurel.sync({ isFull: true })
    expect(run.state).not.toBe('done')
    expect((await laurel.member('1014')).isActive).toBe(true)
  })

  test('hold a run if they are many, until an administrator confirms', async () => {
    const laurel = await startSources()
    await laurel.sync()
    laurel.pass(hour)
    for (let id = 1011; id < 1022; id += 1) laurel.company.leave(String(id), '2026-03-01')
    const held = await laurel.sync()
    expect(held).toMatchObject({ state: 'needs_confirmation', counts: { deactivate: 11 } })
    expect((await laurel.member('1013')).isActive).toBe(true)
  })

  test('hold a run if they are many within a day, run by run', async () => {
    const laurel = await startSources()
    await laurel.sync()
    const leaveInAnHour = async (first: number) => {
      laurel.pass(hour)
      for (let id = first; id < first + 3; id += 1) laurel.company.leave(String(id), '2026-03-01')
      return (await laurel.sync()).state
    }
    expect([await leaveInAnHour(1011), await leaveInAnHour(1014)]).toEqual(['done', 'done'])
    expect(await leaveInAnHour(1017)).toBe('needs_confirmation')
  })

  test('never include the owner', async () => {
    const laurel = await startSources()
    laurel.company.leave('1001', '2026-03-01')
    await laurel.sync()
    expect((await laurel.member('1001')).isActive).toBe(true)
  })
})

describe('a source in trouble', () => {
  test('that asks to wait is called again when it said', async () => {
    const laurel = await startSources()
    laurel.plan?.({ kind: 'busy', times: 1, retryAfterSeconds: 600 })
    const run = await laurel.sync()
    expect(run.state).toBe('reading')
    expect((await laurel.connection()).health.lastProblem).toContain('busy')
    laurel.pass(599_000)
    await laurel.work()
    expect((await laurel.runNamed(run.runId)).state).toBe('reading')
    laurel.pass(2_000)
    await laurel.work()
    expect((await laurel.runNamed(run.runId)).state).toBe('done')
    expect((await laurel.connection()).health.failingSince).toBeNull()
  })

  test('that has nothing to read ends the run at once, as another attempt would read the same', async () => {
    const laurel = await startSources()
    for (const { id } of laurel.company.people()) laurel.company.remove(id)
    const run = await laurel.sync({ isDryRun: true })
    expect(run).toMatchObject({ state: 'failed', problem: 'Orchard has no people.' })
  })

  test('that refuses the credentials ends the run and says so', async () => {
    const laurel = await startSources()
    laurel.plan?.({ kind: 'unauthorised' })
    const run = await laurel.sync()
    expect(run).toMatchObject({ state: 'failed', problem: expect.stringContaining('Connect again.') })
    expect((await laurel.connection()).health).toMatchObject({ problemKind: 'ACCESS' })
  })
})
