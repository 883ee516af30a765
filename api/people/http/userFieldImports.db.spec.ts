import { randomUUID } from 'node:crypto'
import { createUserFieldImport } from '@laurel/contract/people/userFieldImports.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { createMemoryVault } from '@laurel/ledger/vault/memoryVault.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestImports } from '../../testing/testImports.ts'
import type { TestMember } from '../../testing/testTeam.ts'
import { erasePerson } from '../erasePerson.ts'
import { purgeUserFieldImports } from '../importing/storedImports.ts'

const { url } = await createTestDatabase()
const { api, sent, checked, stateOf, ended, undo, detailsOf, changeDetails, shown } = createTestImports(url)

const { path } = createUserFieldImport

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
    await changeDetails(ann, { birthday: null })
    await changeDetails(ben, { birthday: '05-01' })
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
    const { olga, ann } = await api().team('hush')
    await changeDetails(ann, { birthday: '05-06', isBirthdayPrivate: true })
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
