import { randomUUID } from 'node:crypto'
import { updateUserProfile } from '@laurel/contract/people/changeUserProfile.ts'
import { createUserFieldImport, getUserFieldImport } from '@laurel/contract/people/userFieldImports.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { createMemoryVault } from '@laurel/ledger/vault/memoryVault.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRunner, type Runner } from '../../delivery/runner.ts'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember, TestTeam } from '../../testing/testTeam.ts'
import { erasePerson } from '../erasePerson.ts'
import { importHandler } from '../importing/runImport.ts'
import { purgeUserFieldImports } from '../importing/storedImports.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)
let runner: Runner

beforeAll(async () => {
  const { ledger, database } = api()
  const clock = () => instantOf(new Date())
  runner = createRunner({
    database,
    databaseUrl: url,
    handlers: [importHandler({ ledger, database, clock })],
    onError: error => {
      throw error
    },
  })
  await runner.start()
})
afterAll(() => runner.stop())

const path = createUserFieldImport.path

const sent = async (as: TestMember, file: string | Buffer, query = '', key = randomUUID(), more = {}) => {
  const content = Buffer.from(file).toString('base64')
  const { status, body } = await api().ask(as, {
    method: 'POST',
    url: `${path}${query}`,
    headers: { 'idempotency-key': key },
    payload: { content, ...more },
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return createUserFieldImport.response.parse(body)
}
const checked = (as: TestMember, file: string | Buffer, more = {}) =>
  sent(as, file, '?dry_run=true', randomUUID(), more)

const stateOf = async (as: TestMember, id: string | null) => {
  const { body } = await api().ask(as, { url: `${path}/${id}` })
  return getUserFieldImport.response.parse(body)
}
const ended = (as: TestMember, id: string | null, step: string) =>
  expect.poll(async () => (await stateOf(as, id)).step, { timeout: 60_000 }).toBe(step)
const undo = (as: TestMember, id: string | null) =>
  api().ask(as, { method: 'POST', url: `${path}/${id}/undo` })
const detailsOf = async ({ teamId, memberId }: TestMember) => {
  const member = await api().ledger.member(teamId, memberId)
  if (member.kind === 'unknown') throw new Error('The member is unknown.')
  return member.details
}
const shown = async () => api().shown(await api().log.head())

const hire = async ({ teamId }: TestTeam, count: number) => {
  for (let index = 0; index < count; index += 1) {
    const name = `P${index}`
    await api().ledger.handle({
      type: 'syncMember',
      id: randomUUID(),
      teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: new Date().toISOString(),
      data: {
        memberId: memberIdOf(teamId, name),
        externalKey: name,
        profile: { name, email: `p${index}@big.test`, pictureUrl: null, timeZone: null },
        isActive: true,
        isAdmin: false,
        isOwner: false,
      },
    })
  }
  await shown()
}

describe('an import of user fields', () => {
  test('shows in a dry run what it changes, and changes nothing', async () => {
    const { olga, ann } = await api().team('dry')
    const file = 'Email;Birthday;Office\nann@dry.test;04-30;Oslo\nben@dry.test;;Rome\n'
    expect(await checked(olga, file)).toMatchObject({
      ok: true,
      import_id: null,
      rows: 2,
      people: 1,
      unchanged: 1,
      ignored_columns: ['Office'],
      change_count: 1,
      changes: [{ line: 2, user_id: ann.memberId, name: 'Ann', field: 'birthday', from: '', to: '04-30' }],
    })
    expect((await detailsOf(ann)).birthday).toBeNull()
  })

  test('changes people, and repeats nothing under the same key', async () => {
    const { olga, ann } = await api().team('real')
    const file =
      'email,birthday,start_date,point_eligibility,shoutout_allowance_override,newhire_message\n' +
      'ANN@real.test,2024-02-29,2020-03-01,only send,70,"Hello, {name}"\n'
    const key = randomUUID()
    const { import_id: id } = await sent(olga, file, '', key)
    await ended(olga, id, 'imported')
    expect(await detailsOf(ann)).toMatchObject({
      birthday: '02-29',
      joinedOn: '2020-03-01',
      pointEligibility: 'GIVE',
      shoutoutAllowanceOverride: 70,
      newHireMessage: 'Hello, {name}',
    })
    const head = await api().log.head()
    expect((await sent(olga, file, '', key)).import_id).toBe(id)
    await shown()
    expect(await sent(olga, file)).toMatchObject({ ok: true, import_id: null, people: 0, unchanged: 1 })
    expect(await api().log.head()).toBe(head)
  })

  test('counts a person as restored who has the former values already', async () => {
    const { olga, ann, ben } = await api().team('again')
    const file = 'email,birthday\nann@again.test,04-30\nben@again.test,04-30\n'
    const { import_id: id } = await sent(olga, file)
    await ended(olga, id, 'imported')
    const setBirthday = (memberId: string, birthday: string | null) =>
      api().ledger.handle({
        type: 'changeMemberDetails',
        id: randomUUID(),
        teamId: olga.teamId,
        actor: { kind: 'system', id: 'spec' },
        occurredAt: new Date().toISOString(),
        data: { memberId, changes: { birthday } },
        policy: undefined,
      })
    await setBirthday(ann.memberId, null)
    await setBirthday(ben.memberId, '05-01')
    await undo(olga, id)
    await ended(olga, id, 'undone')
    expect(await stateOf(olga, id)).toMatchObject({ restored: 1, kept: 1 })
    expect((await detailsOf(ben)).birthday).toBe('05-01')
  })

  test('reads columns by other names', async () => {
    const { olga } = await api().team('mapped')
    const mapping = { email: 'Mail', birthday: 'Born' }
    const file = 'Mail,Born\nann@mapped.test,12-24\n'
    expect(await checked(olga, file, { mapping })).toMatchObject({ ok: true, people: 1 })
    expect(await checked(olga, file)).toMatchObject({ ok: false, error: 'FILE_UNREADABLE' })
  })

  test('takes the export, edited and as it is', async () => {
    const { olga, ann } = await api().team('round')
    await sent(olga, 'email,newhire_message,birthday\nann@round.test,"One\nTwo ""three""",01-02\n').then(
      ({ import_id: id }) => ended(olga, id, 'imported'),
    )
    await shown()
    const { text } = await api().ask(olga, { url: '/v1/team/users/export' })
    expect(await checked(olga, text)).toMatchObject({ ok: true, rows: 3, people: 0, unchanged: 3 })
    expect(await checked(olga, text.replace('01-02', '01-03'))).toMatchObject({
      ok: true,
      people: 1,
      changes: [{ user_id: ann.memberId, field: 'birthday', from: '01-02', to: '01-03' }],
    })
  })

  test('does not reveal a private birthday', async () => {
    const { olga, ann, teamId } = await api().team('hush')
    await api().ledger.handle({
      type: 'changeMemberDetails',
      id: randomUUID(),
      teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: new Date().toISOString(),
      data: { memberId: ann.memberId, changes: { birthday: '05-06', isBirthdayPrivate: true } },
      policy: undefined,
    })
    await shown()
    for (const guess of ['05-06', '05-07'])
      expect(await checked(olga, `email,birthday\nann@hush.test,${guess}\n`)).toMatchObject({
        changes: [{ from: '', to: guess }],
      })
    expect((await api().ask(olga, { url: '/v1/team/users/export' })).text).not.toContain('05-06')
  })

  test('refuses files that it can not read, with what to do', async () => {
    const { olga } = await api().team('unread')
    const mixed = Buffer.concat([Buffer.from('email,birthday,x\nZoë\n'), Buffer.from('Zo\u00EB\n', 'latin1')])
    expect(await checked(olga, mixed)).toMatchObject({
      ok: false,
      error: 'FILE_UNREADABLE',
      message: expect.stringContaining('two encodings. Line 2 is UTF-8, but line 3 is not'),
    })
    expect((await checked(olga, 'email,birthday\n')).message).toContain('no rows')
    expect((await checked(olga, 'name,birthday\nAnn,\n')).message).toContain('no column email')
    expect((await checked(olga, 'email,age\nann,3\n')).message).toContain('none of the columns')
  })

  test('is for administrators, in a body of at most 20 MB', async () => {
    const { ann, olga } = await api().team('guard')
    const ask = (as: TestMember, content: string) =>
      api().ask(as, { method: 'POST', url: path, payload: { content } })
    expect(await ask(ann, 'ZW1haWw=')).toMatchObject({ status: 403 })
    expect(await ask(olga, 'A'.repeat(20_100_000))).toMatchObject({ status: 413 })
  })
})

describe('a file of 5,000 people', () => {
  test('with 12 bad rows changes no one; corrected, it changes everyone, and is undone', {
    timeout: 240_000,
  }, async () => {
    const team = await api().team('big')
    const { olga } = team
    await hire(team, 5_000)
    const good = Array.from({ length: 5_000 }, (_, index) => `p${index}@big.test,04-30,2020-01-15,80`)
    const bad = good.with(9, 'p9@big.test,04-31,2020-01-15,80')
    const replaced: [number, string][] = [
      [19, 'p19@big.test,=TODAY(),2020-01-15,80'],
      [29, 'p1@big.test,04-30,2020-01-15,80'],
      [39, 'unknown@big.test,04-30,2020-01-15,80'],
      [49, ',04-30,2020-01-15,80'],
      [59, 'p59@big.test,04-30,2020-02-30,80'],
      [69, 'p69@big.test,04-30,2999-01-01,80'],
      [79, 'p79@big.test,04-30,2020-01-15,-80'],
      [89, 'p89@big.test,04-30,2020-01-15,1.5'],
      [99, 'p99@big.test,04-30,2020-01-15'],
      [109, 'P1@BIG.TEST,04-30,2020-01-15,80'],
      [4_999, 'p4999@big.test,30.4.,2020-01-15,80'],
    ]
    for (const [index, row] of replaced) bad[index] = row
    const fileOf = (rows: readonly string[]) =>
      ['email,birthday,start_date,shoutout_allowance_override', ...rows].join('\r\n')
    const refused = await sent(olga, fileOf(bad))
    expect(refused).toMatchObject({ ok: false, error: 'ROWS_INVALID', import_id: null, error_count: 12 })
    expect(refused.errors.map(({ line, column }) => `${line} ${column}`).toSorted()).toEqual(
      (
        '11 birthday,21 birthday,31 email,41 email,51 user_id,61 start_date,71 start_date,' +
        '81 shoutout_allowance_override,91 shoutout_allowance_override,101 ,111 email,5001 birthday'
      )
        .split(',')
        .toSorted(),
    )
    const p1 = { teamId: team.teamId, memberId: memberIdOf(team.teamId, 'P1'), email: '' }
    const p2 = { ...p1, memberId: memberIdOf(team.teamId, 'P2') }
    expect((await detailsOf(p1)).birthday).toBeNull()

    const accepted = await sent(olga, fileOf(good))
    expect(accepted).toMatchObject({ ok: true, people: 5_000, change_count: 15_000 })
    expect(accepted.changes).toHaveLength(100)
    const id = accepted.import_id
    expect((await undo(olga, id)).body).toEqual({ ok: false })
    await ended(olga, id, 'imported')
    expect(await stateOf(olga, id)).toMatchObject({ people: 5_000, changed: 5_000, refused: 0 })
    expect(await detailsOf(p1)).toMatchObject({ birthday: '04-30', shoutoutAllowanceOverride: 80 })

    await api().ask(olga, {
      method: 'PATCH',
      url: updateUserProfile.path.replace(':id', p2.memberId),
      payload: { birthday_month: 0, birthday_day: 1 },
    })
    expect((await undo(olga, id)).body).toEqual({ ok: true })
    expect((await undo(olga, id)).body).toEqual({ ok: true })
    await ended(olga, id, 'undone')
    expect(await stateOf(olga, id)).toMatchObject({ restored: 4_999, kept: 1 })
    expect(await detailsOf(p1)).toMatchObject({
      birthday: null,
      joinedOn: null,
      shoutoutAllowanceOverride: 0,
    })
    expect(await detailsOf(p2)).toMatchObject({ birthday: '01-01', joinedOn: null })
  })
})

test('a file has at most 100,000 rows, whose errors are all counted', { timeout: 120_000 }, async () => {
  const { olga } = await api().team('long')
  const fileOf = (rows: number) =>
    `email,birthday\n${Array.from({ length: rows }, (_, index) => `x${index}@long.test,04-30\n`).join('')}`
  const full = await checked(olga, fileOf(100_000))
  expect(full).toMatchObject({ rows: 100_000, error_count: 100_000, people: 0 })
  expect(full.errors).toHaveLength(100)
  expect((await checked(olga, fileOf(100_001))).message).toContain('more than 100000 rows')
})

test('an erasure deletes what an import keeps of a person', async () => {
  const { olga, ann, teamId } = await api().team('erased')
  const { import_id: id } = await sent(olga, 'email,birthday\nann@erased.test,04-30\n')
  await ended(olga, id, 'imported')
  const { ledger, database } = api()
  const projections = { erase: async () => undefined }
  await erasePerson(
    { vault: createMemoryVault(), ledger, projections, database },
    { teamId, memberId: ann.memberId, externalKey: 'Ann' },
    { actor: { kind: 'system', id: 'spec' }, occurredAt: instantOf(new Date()) },
  )
  expect(await stateOf(olga, id)).toMatchObject({ changed: 0 })
})

test('the values before an import are kept for 30 days', async () => {
  const { olga } = await api().team('purged')
  const { import_id: id } = await sent(olga, 'email,birthday\nann@purged.test,04-30\n')
  await ended(olga, id, 'imported')
  const inDays = (days: number) => instantOf(new Date(Date.now() + days * 86_400_000))
  await purgeUserFieldImports(api().database, inDays(29))
  expect(await stateOf(olga, id)).toMatchObject({ changed: 1 })
  await purgeUserFieldImports(api().database, inDays(31))
  expect(await api().ask(olga, { url: `${path}/${id}` })).toMatchObject({ status: 404 })
  const { rows } = await api().database.query(
    'select 1 from worker.user_field_changes where import_id = $1',
    [id],
  )
  expect(rows).toEqual([])
})
