import { addAddress } from '@laurel/contract/people/addresses.ts'
import { personalDataFilesPerHour } from '@laurel/contract/people/personalData.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'

const File = z.object({
  team: z.string(),
  sections: z.array(
    z.object({
      section: z.string(),
      holds: z.string().min(1),
      source: z.string().min(1),
      kept: z.string().min(1),
      rows: z.array(z.record(z.string(), z.unknown())),
    }),
  ),
})

const { url } = await createTestDatabase()
const api = createTestApi(url)

const own = '/v1/user/personal-data'
const of = ({ memberId }: TestMember) => `/v1/admin/members/${memberId}/personal-data`

const fileOf = async (as: TestMember, path: string) => {
  const { status, text } = await api().ask(as, { url: path })
  expect(status).toBe(200)
  const { sections } = File.parse(JSON.parse(text))
  return { text, rowsOf: (name: string) => sections.find(({ section }) => section === name)?.rows ?? [] }
}

const newTeam = async () => {
  api().clock.now = new Date()
  return api().team(crypto.randomUUID().slice(0, 8))
}

const adjust = async (member: TestMember, by: TestMember, reason: string) => {
  const outcome = await api().ledger.handle({
    type: 'adjustPoints',
    id: crypto.randomUUID(),
    teamId: member.teamId,
    actor: { kind: 'member', id: by.memberId },
    occurredAt: instantOf(new Date()),
    data: { memberId: member.memberId, account: 'redeemable', points: 5, reason },
  })
  if (outcome.kind === 'rejected') throw new Error(outcome.rejection.code)
  await api().shown(outcome.position)
}

describe('the file of a person', () => {
  test('has what is held about them, from where and for how long, and nothing of others', async () => {
    const { olga, ann, ben } = await newTeam()
    await adjust(ann, olga, 'Reason for Ann')
    await adjust(ben, olga, 'Reason for Ben')
    const { text, rowsOf } = await fileOf(ann, own)
    expect(rowsOf('profile')).toMatchObject([{ name: 'Ann' }])
    expect(rowsOf('adjustments').at(-1)).toMatchObject({ points: 5, reason: 'Reason for Ann' })
    expect(rowsOf('points').at(-1)).toMatchObject({ account: 'redeemable', points: 5 })
    expect(text).not.toMatch(/Reason for Ben|"at":|"key":/)
  })

  test('has the addresses, which only the key of the person opens', async () => {
    const { ann } = await newTeam()
    const payload = {
      name: 'Ann',
      street1: 'Quince Lane 5',
      city: 'Berlin',
      state: '',
      postal_code: '10115',
      country: 'DE',
    }
    const added = await api().ask(ann, { method: addAddress.method, url: addAddress.path, payload })
    expect(added.status).toBe(200)
    const { rowsOf } = await fileOf(ann, own)
    expect(rowsOf('addresses')).toMatchObject([{ street1: 'Quince Lane 5', is_default: true }])
  })

  test('has what HR systems sent, and for others no private birthday', async () => {
    const { olga, ann, ben } = await newTeam()
    const { database, ledger } = api()
    await database.query(
      `with made as (insert into sources.connections (connection_id, team_id, source, changed_at)
         values (gen_random_uuid(), $1, 'scim', now()) returning connection_id),
       linked as (insert into sources.links (connection_id, external_id, team_id, member_id, is_active)
         select connection_id, $2::uuid::text, $1, $2::uuid, true from made),
       users as (insert into sources.scim_users (connection_id, user_id, team_id, user_name, resource, created_at, changed_at)
         select connection_id, id, $1, id::text, '{"born":"1990-12-24"}', now(), now()
         from made, unnest(array[$2, $3]::uuid[]) id),
       runs as (insert into sources.runs (run_id, team_id, connection_id, source, is_full, is_dry_run, state, asked_at)
         select gen_random_uuid(), $1, connection_id, 'scim', true, false, 'done', now() from made returning run_id),
       synced as (insert into sources.run_people
           (run_id, external_id, team_id, name, member_id, change, changes, findings, outcome)
         select run_id, id::text, $1, 'A name', id, 'update', '[{"after":"12-24"}]', '[]', 'done'
         from runs, unnest(array[$2, $3]::uuid[]) id)
       insert into sources.field_sources (team_id, member_id, field, value, source, set_at)
       values ($1, $2, 'birthday', '12-24', 'scim', now()), ($1, $2, 'manager', $3::uuid::text, 'scim', now())`,
      [ann.teamId, ann.memberId, ben.memberId],
    )
    const outcome = await ledger.handle({
      type: 'changeMemberDetails',
      id: crypto.randomUUID(),
      teamId: ann.teamId,
      actor: { kind: 'member', id: ann.memberId },
      occurredAt: instantOf(new Date()),
      data: { memberId: ann.memberId, changes: { isBirthdayPrivate: true } },
      policy: undefined,
    })
    if (outcome.kind === 'rejected') throw new Error(outcome.rejection.code)
    await api().shown(outcome.position)

    const { rowsOf } = await fileOf(ann, own)
    expect(rowsOf('fields_from_hr')).toMatchObject([
      { system: 'scim', field: 'birthday', value: '12-24' },
      { field: 'manager', value: 'Ben' },
    ])
    expect(rowsOf('users_of_identity_providers')).toMatchObject([{ user: { born: '1990-12-24' } }])
    expect(rowsOf('syncs_of_hr')).toMatchObject([{ system: 'scim', changes: [{ after: '12-24' }] }])

    const ofOthers = await fileOf(olga, of(ann))
    expect(ofOthers.text).not.toContain('12-24')
    expect(ofOthers.rowsOf('fields_from_hr')).toMatchObject([{ field: 'manager', value: 'Ben' }])
    expect(ofOthers.rowsOf('syncs_of_hr')).toMatchObject([{ changes: null }])
  })

  test('is read in batches that lose and repeat no row', async () => {
    const { olga, ann } = await newTeam()
    const entries = Array.from({ length: 1_203 }, (_none, index) => index)
    await api().database.query(
      `insert into access.security_log (team_id, member_id, activity, created_at, user_agent)
       select $1, $2, 'REFRESH_TOKEN', timestamptz '2026-03-01 00:00:00.000123Z', n::text
       from unnest($3::int[]) n`,
      [ann.teamId, ann.memberId, entries],
    )
    const { rowsOf } = await fileOf(olga, of(ann))
    const agents = rowsOf('security_log').flatMap(row =>
      row.activity === 'REFRESH_TOKEN' ? [Number(row.user_agent)] : [],
    )
    expect(agents.toSorted((one, other) => one - other)).toEqual(entries)
  })

  test('is given to administrators of the team, and noted in the security log', async () => {
    const { olga, ann, ben } = await newTeam()
    const other = await newTeam()
    await fileOf(olga, of(ann))
    expect(await api().ask(ben, { url: of(ann) })).toMatchObject({ status: 403 })
    expect(await api().ask(other.olga, { url: of(ann) })).toMatchObject({ status: 404 })
    const { rows } = await api().database.query(
      `select member_id, detail from access.security_log
       where team_id = $1 and activity = 'PERSONAL_DATA_SAVED'`,
      [ann.teamId],
    )
    expect(rows).toEqual([{ member_id: olga.memberId, detail: ann.memberId }])
  })

  test('is saved a limited number of times in an hour', async () => {
    const { ann } = await newTeam()
    for (let count = 0; count < personalDataFilesPerHour; count++) await fileOf(ann, own)
    expect(await api().ask(ann, { url: own })).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS' },
    })
    api().clock.now = new Date(Date.now() + 3_700_000)
    expect((await api().ask(ann, { url: own })).status).not.toBe(429)
  })
})
