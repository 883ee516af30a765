import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const save = (as: TestMember, of: TestMember, payload: object) =>
  api().ask(as, { method: 'PATCH', url: `/v1/team/user/${of.memberId}`, payload })

/** What administrators see once a change is visible. */
const saved = async (as: TestMember, of: TestMember, payload: object) => {
  const { status, body } = await save(as, of, payload)
  expect(status, JSON.stringify(body)).toBe(200)
  const { position } = z.object({ position: z.number() }).parse(body)
  const found = await api().ask(as, { url: `/v1/team/user/${of.memberId}?after=${position}` })
  return z.object({ user: z.record(z.string(), z.unknown()) }).parse(found.body).user
}

describe('the profile of a person', () => {
  test('starts without dates and with the allowance of the team', async () => {
    const { olga, ann } = await api().team('start')
    const { body } = await api().ask(olga, { url: `/v1/team/user/${ann.memberId}` })
    expect(body).toMatchObject({
      user: {
        id: ann.memberId,
        birthday_month: -1,
        birthday_day: -1,
        anniversary_month: -1,
        anniversary_year: null,
        point_eligibility: 0,
        has_group: true,
        redeemable_points: 500,
        shoutout_allowance: 100,
        shoutout_allowance_remaining: 100,
        newhire_message: '',
      },
    })
  })

  test('keeps days, eligibility, allowances and a welcome; what is not sent stays', async () => {
    const { olga, ann } = await api().team('keep')
    await saved(olga, ann, { birthday_month: 1, birthday_day: 29, newhire_message: 'Ann is here!' })
    const user = await saved(olga, ann, {
      anniversary_month: 10,
      anniversary_day: 21,
      anniversary_year: 2021,
      point_eligibility: 2,
      shoutout_allowance_override: 250,
    })
    expect(user).toMatchObject({
      birthday_month: 1,
      birthday_day: 29,
      anniversary_month: 10,
      anniversary_day: 21,
      anniversary_year: 2021,
      point_eligibility: 2,
      shoutout_allowance_override: 250,
      shoutout_allowance: 250,
      shoutout_allowance_remaining: 250,
      newhire_message: 'Ann is here!',
    })
    expect(await saved(olga, ann, { birthday_day: 3 })).toMatchObject({ birthday_month: 1, birthday_day: 3 })
  })

  test('raises what is left of an allowance at once, and once', async () => {
    const { olga, ann, ben } = await api().team('raise')
    const given = await api().ask(ann, {
      method: 'POST',
      url: '/v1/shoutouts',
      payload: { for_user_ids: [ben.memberId], points_each: 70 },
    })
    expect(given.status, JSON.stringify(given.body)).toBe(200)
    const left = async (override: number) =>
      (await saved(olga, ann, { shoutout_allowance_override: override })).shoutout_allowance_remaining
    expect(await left(500)).toBe(430)
    expect(await left(0)).toBe(30)
    expect(await left(500)).toBe(430)
  })

  test('loses a date by -1 in its month or in its day', async () => {
    const { olga, ann } = await api().team('clear')
    await saved(olga, ann, { birthday_month: 4, birthday_day: 1 })
    expect(await saved(olga, ann, { birthday_month: -1 })).toMatchObject({
      birthday_month: -1,
      birthday_day: -1,
    })
    await saved(olga, ann, { anniversary_month: 4, anniversary_day: 1, anniversary_year: 2020 })
    expect(await saved(olga, ann, { anniversary_day: -1 })).toMatchObject({
      anniversary_month: -1,
      anniversary_day: -1,
      anniversary_year: null,
    })
  })

  test('does not tell a private birthday, and keeps it when something else changes', async () => {
    const { olga, ann } = await api().team('secret')
    const outcome = await api().ledger.handle({
      type: 'changeMemberDetails',
      id: crypto.randomUUID(),
      teamId: ann.teamId,
      actor: { kind: 'member', id: ann.memberId },
      occurredAt: new Date().toISOString(),
      data: { memberId: ann.memberId, changes: { birthday: '06-30', isBirthdayPrivate: true } },
    })
    expect(outcome.kind).toBe('accepted')
    expect(await saved(olga, ann, { point_eligibility: 1 })).toMatchObject({
      birthday_month: -1,
      birthday_day: -1,
      metadata: { birthday_public: 'PRIVATE' },
    })
    expect(await api().ledger.member(ann.teamId, ann.memberId)).toMatchObject({
      details: { birthday: '06-30' },
    })
  })

  test('refuses days that no calendar has, halves of dates, and years to come', async () => {
    const { olga, ann } = await api().team('wrong')
    const refused: readonly [object, string][] = [
      [{ birthday_month: 1, birthday_day: 30 }, 'body.birthday_day'],
      [{ birthday_month: 3 }, 'body.birthday_day'],
      [{ anniversary_month: 3, anniversary_day: 1 }, 'body.anniversary_year'],
      [{ anniversary_month: 1, anniversary_day: 29, anniversary_year: 2023 }, 'body.anniversary_day'],
      [{ anniversary_month: 1, anniversary_day: 2, anniversary_year: 2999 }, 'body.anniversary_year'],
      [{ anniversary_month: 1, anniversary_day: 2, anniversary_year: 1920 }, 'body.anniversary_year'],
      [{ birthday_month: 12, birthday_day: 1 }, 'body.birthday_month'],
      [{ shoutout_allowance_override: '' }, 'body.shoutout_allowance_override'],
      [{ award_allowance_override: -1 }, 'body.award_allowance_override'],
      [{ point_eligibility: 4 }, 'body.point_eligibility'],
    ]
    for (const [payload, path] of refused)
      expect(await save(olga, ann, payload), JSON.stringify(payload)).toMatchObject({
        status: 400,
        body: { errors: [{ path }] },
      })
  })

  test('is for administrators of the same team', async () => {
    const [{ olga, ann }, other] = [await api().team('mine'), await api().team('theirs')]
    expect((await save(ann, ann, { point_eligibility: 0 })).status).toBe(403)
    expect((await save(olga, other.ann, { point_eligibility: 3 })).body).toMatchObject({
      code: 'MEMBER_UNKNOWN',
    })
    expect((await api().ask(olga, { url: `/v1/team/user/${other.ann.memberId}` })).status).toBe(404)
  })
})
