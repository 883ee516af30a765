import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { MemberDetails } from '@laurel/ledger/members/profile/details.ts'
import { teams } from '@laurel/projections/team/teams/tables.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { migrateWorker } from '../../server/worker/checkpoint.ts'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'
import { celebrateOccasions } from '../celebrateOccasions.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const today = '2027-02-10T12:00:00.000Z'

beforeAll(async () => {
  api().clock.now = new Date(today)
  await migrateWorker(url)
})

afterEach(() => {
  api().clock.now = new Date(today)
})

const ask = async (as: TestMember, name: string) => (await api().ask(as, { url: `/v1/team/${name}` })).body

/** Sends a change, and waits until the answers of queries show it. */
const change = async (as: TestMember, path: string, payload: object) => {
  const { body } = await api().ask(as, { method: 'PATCH', url: `/v1/team/${path}`, payload })
  expect(body).toMatchObject({ position: expect.any(Number) })
  const { position } = z.object({ position: z.number() }).parse(body)
  await api().ask(as, { url: `/v1/team/awards?after=${position}` })
}

const know = async (as: TestMember, member: TestMember, changes: Partial<MemberDetails>) => {
  const outcome = await api().ledger.handle({
    type: 'changeMemberDetails',
    id: derivedId('details', member.memberId, JSON.stringify(changes)),
    teamId: member.teamId,
    actor: { kind: 'system', id: 'spec' },
    occurredAt: today,
    data: { memberId: member.memberId, changes },
  })
  if (outcome.kind === 'rejected') throw new Error(outcome.rejection.code)
  await api().ask(as, { url: `/v1/team/awards?after=${outcome.position}` })
}

/** People with a birthday each, one in four of them private. */
const addMembers = async (as: TestMember, count: number, birthdayOf: (index: number) => string) => {
  const { teamId } = as
  for (let index = 0; index < count; index += 1) {
    const key = `Person ${String(index).padStart(3, '0')}`
    const member = { teamId, memberId: memberIdOf(teamId, key), email: '' }
    const outcome = await api().ledger.handle({
      type: 'syncMember',
      id: derivedId('person', teamId, key),
      teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: today,
      data: {
        memberId: member.memberId,
        externalKey: key,
        profile: { name: key, email: null, pictureUrl: null, timeZone: null },
        isActive: true,
        isAdmin: false,
        isOwner: false,
      },
    })
    if (outcome.kind === 'rejected') throw new Error(outcome.rejection.code)
    await know(as, member, { birthday: birthdayOf(index), isBirthdayPrivate: index % 4 === 3 })
  }
}

const usual = { points: 100, message: 'Hooray for {name}!', award_skin: ['confetti'] }

describe('upcoming celebrations', () => {
  test('reach from today to the same day six months on, both included', async () => {
    const { olga, ann, ben } = await api().team('window')
    await know(olga, olga, { birthday: '08-10' })
    await know(olga, ann, { birthday: '02-10', joinedOn: '2020-08-11' })
    await know(olga, ben, { birthday: '02-09', joinedOn: '2024-02-29' })
    expect(await ask(olga, 'upcoming_birthdays')).toMatchObject({
      users: [
        { name: 'Ann', birthday_month: 1, birthday_day: 10, date: '2027-02-10', anniversary_year: 2020 },
        { name: 'Olga', birthday_month: 7, birthday_day: 10, date: '2027-08-10' },
      ],
    })
    expect(await ask(olga, 'upcoming_anniversaries')).toMatchObject({
      users: [
        {
          name: 'Ben',
          email: 'ben@window.test',
          anniversary_month: 1,
          anniversary_day: 29,
          anniversary_year: 2024,
          date: '2027-02-28',
          years: 3,
        },
      ],
    })
    expect(await ask(olga, 'upcoming_newhires')).toEqual({ users: [], next: null })
  })

  test('name private birthdays without their date, behind the others', async () => {
    const { olga, ann, ben } = await api().team('private')
    await know(olga, ann, { birthday: '02-20', isBirthdayPrivate: true })
    await know(olga, ben, { birthday: '07-01' })
    const { users } = z
      .object({ users: z.array(z.record(z.string(), z.unknown())) })
      .parse(await ask(olga, 'upcoming_birthdays'))
    expect(users.map(({ name }) => name)).toEqual(['Ben', 'Ann'])
    expect(users[1]).toMatchObject({
      birthday_month: null,
      birthday_day: null,
      date: null,
      metadata: { birthday_public: 'PRIVATE' },
    })
    expect(JSON.stringify(users[1])).not.toContain('02-20')
  })

  test('come in pages: by day and name, then private ones by name', async () => {
    const { olga, ann, ben } = await api().team('pages')
    const birthdayOn = (index: number) =>
      `0${3 + Math.floor(index / 60)}-${10 + Math.floor((index % 60) / 3)}`
    await know(olga, ann, { birthday: '02-28' })
    await know(olga, ben, { birthday: '02-29', isBirthdayPrivate: true })
    await addMembers(olga, 240, birthdayOn)
    const Page = z.object({
      users: z.array(z.object({ id: z.string(), name: z.string(), date: z.string().nullable() })),
      next: z.string().nullable(),
    })
    const pages: z.output<typeof Page>[] = []
    for (let next: string | null = ''; next !== null; next = pages.at(-1)?.next ?? null)
      pages.push(Page.parse(await ask(olga, `upcoming_birthdays${next ? `?cursor=${next}` : ''}`)))
    expect(pages.map(({ users }) => users.length)).toEqual([100, 100, 42])
    const users = pages.flatMap(page => page.users)
    expect(new Set(users.map(({ id }) => id)).size).toBe(242)
    const places = users.map(({ name, date }) => `${date ?? 'private'} ${name}`)
    expect(places.slice(0, 3)).toEqual(['2027-02-28 Ann', '2027-03-10 Person 000', '2027-03-10 Person 001'])
    expect(places.toSorted()).toEqual(places)
    expect(places.filter(place => place.startsWith('private'))).toHaveLength(61)
    expect(await ask(olga, `upcoming_anniversaries?cursor=${pages[0]?.next}`)).toMatchObject({ status: 400 })
  })

  test('know who joins, and are for administrators alone', async () => {
    const { olga, ann } = await api().team('joining')
    await know(olga, ann, { joinedOn: '2027-03-21' })
    expect(await ask(olga, 'upcoming_newhires')).toMatchObject({
      users: [{ name: 'Ann', anniversary_month: 2, anniversary_day: 21, years: 0 }],
    })
    for (const name of ['upcoming_birthdays', 'birthday_stats', 'newhire_stats'])
      expect(await ask(ann, name)).toMatchObject({ code: 'FORBIDDEN' })
  })
})

test('celebrations are refused to a team whose plan does not have them', async () => {
  const { olga, ann } = await api().team('core')
  await api().database.query(`update ${teams.live} set plan = 'core' where team_id = $1`, [olga.teamId])
  for (const name of ['upcoming_birthdays', 'upcoming_anniversaries', 'upcoming_newhires'])
    expect(await ask(olga, name), name).toMatchObject({ code: 'PRO_REQUIRED' })
  for (const name of ['birthday_stats', 'anniversary_stats', 'newhire_stats'])
    expect(await ask(olga, name), name).toMatchObject({
      status: 403,
      detail: 'This feature is only available on the Pro plan.',
    })
  const pro = [
    ['PATCH', 'date_awards/birthday', usual],
    ['PATCH', 'date_awards/anniversary', usual],
    ['PATCH', 'date_awards/new_hire', { disable: true }],
    ['PATCH', 'awards', { to_create: { name: 'Beacon', points: 5 } }],
    ['DELETE', 'awards', { to_delete: ann.memberId }],
    ['GET', 'awards', undefined],
  ] as const
  for (const [method, path, payload] of pro)
    expect(
      (await api().ask(olga, { method, url: `/v1/team/${path}`, ...(payload && { payload }) })).body,
      path,
    ).toMatchObject({
      code: 'PRO_REQUIRED',
    })
  const save = (payload: object) =>
    api().ask(olga, { method: 'PATCH', url: `/v1/team/user/${ann.memberId}`, payload })
  expect((await save({ award_allowance_override: 50 })).body).toMatchObject({ code: 'PRO_REQUIRED' })
  expect((await save({ award_allowance_override: 0, point_eligibility: 1 })).status).toBe(200)
})

describe('celebrations of this month', () => {
  test('count who was celebrated and who is to come, and multiply by the points of the award', async () => {
    const { olga, ann, ben } = await api().team('counting')
    await know(olga, ann, { birthday: '02-10' })
    await know(olga, ben, { birthday: '02-28' })
    await know(olga, olga, { birthday: '03-01' })
    expect(await ask(olga, 'birthday_stats')).toEqual({
      birthdays_celebrated: 0,
      birthdays_upcoming: 2,
      estimated_point_cost: 0,
    })
    await change(olga, 'date_awards/birthday', usual)
    await celebrateOccasions(api(), today, new AbortController().signal)
    await expect
      .poll(() => ask(olga, 'birthday_stats'))
      .toEqual({ birthdays_celebrated: 1, birthdays_upcoming: 1, estimated_point_cost: 200 })
    // Sunday the 28th is held on the Monday behind it, which belongs to March.
    await change(olga, 'date_awards/birthday', { ...usual, points: 50, weekend_mode: 'MONDAY' })
    expect(await ask(olga, 'birthday_stats')).toEqual({
      birthdays_celebrated: 1,
      birthdays_upcoming: 0,
      estimated_point_cost: 50,
    })
  })

  test('count once who was celebrated before the month began, also when the weekend is kept differently since', async () => {
    api().clock.now = new Date('2027-04-30T21:00:00.000Z')
    const { olga, ann } = await api().team('moved')
    await know(olga, ann, { birthday: '05-01' })
    await change(olga, 'date_awards/birthday', { ...usual, weekend_mode: 'FRIDAY' })
    // 1 May 2027 is a Saturday, held on 30 April.
    await celebrateOccasions(api(), '2027-04-30T21:00:00.000Z', new AbortController().signal)
    await change(olga, 'date_awards/birthday', { ...usual, weekend_mode: 'DAY_OF' })
    api().clock.now = new Date('2027-05-01T01:00:00.000Z')
    await expect
      .poll(() => ask(olga, 'birthday_stats'))
      .toEqual({ birthdays_celebrated: 0, birthdays_upcoming: 0, estimated_point_cost: 0 })
  })

  test('sum what each anniversary brings', async () => {
    const { olga, ann, ben } = await api().team('summing')
    await know(olga, ann, { joinedOn: '2022-02-15' })
    await know(olga, ben, { joinedOn: '2025-02-15' })
    const milestone = { anniversary_interval: 5, points: 500, award_skin: ['oak'], rewards: [] }
    await change(olga, 'date_awards/anniversary', { ...usual, addl_years: [milestone] })
    expect(await ask(olga, 'anniversary_stats')).toEqual({
      anniversaries_celebrated: 0,
      anniversaries_upcoming: 2,
      estimated_point_cost: 600,
    })
    expect(await ask(olga, 'newhire_stats')).toEqual({
      newhires_celebrated: 0,
      newhires_upcoming: 0,
      estimated_point_cost: 0,
    })
  })
})
