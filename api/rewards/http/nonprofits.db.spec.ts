import { randomUUID } from 'node:crypto'
import { donate } from '@laurel/contract/rewards/donate.ts'
import { getNonprofit, nonprofitSections, searchNonprofits } from '@laurel/contract/rewards/nonprofits.ts'
import { Acknowledged } from '@laurel/contract/wire/position.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember, TestTeam } from '../../testing/testTeam.ts'
import { loadBundled } from '../charities/loadBundled.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)
beforeAll(() => loadBundled(api().database))

const shelter = '890001000'
const safeHouse = '890001024'

/** A team that offers charities. Ann has 500 points. */
const teamWithCharities = async (name: string): Promise<TestTeam> => {
  const team = await api().team(name)
  const outcome = await api().ledger.handle({
    type: 'setRewardCatalogs',
    id: randomUUID(),
    teamId: team.teamId,
    actor: { kind: 'member', id: team.olga.memberId },
    occurredAt: new Date().toISOString(),
    data: { catalogs: ['CHARITIES'] },
  })
  if (outcome.kind === 'rejected') throw new Error(outcome.rejection.code)
  await api().shown(outcome.position)
  return team
}

/** Its fund has 1,000 points. */
const teamWithFund = async (name: string): Promise<TestTeam> => {
  const team = await teamWithCharities(name)
  const topUpId = randomUUID()
  const outcome = await api().ledger.handle({
    type: 'topUpFund',
    id: randomUUID(),
    teamId: team.teamId,
    actor: { kind: 'system', id: 'spec' },
    occurredAt: new Date().toISOString(),
    data: { topUpId, points: 1_000, paymentReference: topUpId },
  })
  if (outcome.kind === 'rejected') throw new Error(outcome.rejection.code)
  await api().shown(outcome.position)
  return team
}

const setLists = async (
  { olga }: TestTeam,
  lists: { charity_whitelist?: string[]; featured_charities?: string[] },
): Promise<void> => {
  const answer = await api().ask(olga, { method: 'PATCH', url: '/v1/team/metadata', payload: lists })
  expect(answer.status).toBe(200)
  await api().shown(Acknowledged.parse(answer.body).position)
}

const give = (as: TestMember, donation: { ein: string; points: number }, key: string = randomUUID()) =>
  api().ask(as, {
    method: 'POST',
    url: '/v1/rewards/donation',
    headers: { 'idempotency-key': key },
    payload: { donation },
  })

describe('nonprofits', () => {
  test('are found by words, and their page has all fields', async () => {
    const { ann } = await api().team('find')
    const found = await api().ask(ann, { url: '/v1/nonprofits/search?q=seattle%20animal' })
    expect(searchNonprofits.response.parse(found.body)).toMatchObject({
      nonprofits: [
        { ein: shelter, city: 'Seattle', state: 'WA', classification: 'Animal Protection & Welfare' },
      ],
      corrected_to: null,
      next: null,
    })
    const page = await api().ask(ann, { url: '/v1/nonprofits/89-0001000' })
    expect(getNonprofit.response.parse(page.body)).toMatchObject({
      nonprofit: { id: shelter, classification_code: 'D20', logo: `/nonprofits/logos/${shelter}.svg` },
      story: { title: expect.stringContaining('second home') },
    })
    expect(await api().ask(ann, { url: '/v1/nonprofits/000000000' })).toMatchObject({ status: 404 })
    expect(await api().ask(ann, { url: '/v1/nonprofits/nonsense' })).toMatchObject({ status: 400 })
  })

  test('come page by page', async () => {
    const { ann } = await api().team('pages')
    const first = searchNonprofits.response.parse(
      (await api().ask(ann, { url: '/v1/nonprofits/search?category=human-services' })).body,
    )
    const second = searchNonprofits.response.parse(
      (await api().ask(ann, { url: `/v1/nonprofits/search?category=human-services&cursor=${first.next}` }))
        .body,
    )
    const eins = [...first.nonprofits, ...second.nonprofits].map(({ ein }) => ein)
    expect(new Set(eins).size).toBe(40)
  })

  test('are nearby where the person says that they are', async () => {
    const { ann } = await api().team('near')
    const before = nonprofitSections.response.parse(
      (await api().ask(ann, { url: '/v1/nonprofits/sections' })).body,
    )
    expect(before.kind).toBe('nearby')
    expect(before.sections[0]?.title).toBe('Animals')
    const chosen = await api().ask(ann, {
      method: 'PATCH',
      url: '/v1/user/locale',
      payload: { country: 'US', force_geo: '47.6,-122.33' },
    })
    await api().shown(Acknowledged.parse(chosen.body).position)
    const after = nonprofitSections.response.parse(
      (await api().ask(ann, { url: '/v1/nonprofits/sections' })).body,
    )
    expect(after.sections[0]).toMatchObject({ title: 'Nearby Non-profits', category: null })
    expect(after.sections[0]?.nonprofits[0]?.state).toBe('WA')
    const near = await api().ask(ann, { url: '/v1/nonprofits/nearby?latitude=40.71&longitude=-74' })
    expect(near.body).toMatchObject({ is_located: true, nonprofits: expect.arrayContaining([]) })
  })

  test('follow the lists of the team: the whitelist wins over what is featured', async () => {
    const team = await api().team('lists')
    await setLists(team, { featured_charities: ['89-0001024', 'better-schools'] })
    const featured = nonprofitSections.response.parse(
      (await api().ask(team.ann, { url: '/v1/nonprofits/sections' })).body,
    )
    expect(featured).toMatchObject({ kind: 'featured', sections: [{ title: 'Featured Charities' }] })
    expect(featured.sections[0]?.nonprofits.map(({ ein }) => ein)).toContain(safeHouse)
    expect(featured.sections[0]?.nonprofits.length).toBe(8)

    await setLists(team, { charity_whitelist: [safeHouse, 'close-to-home'] })
    expect((await api().ask(team.ann, { url: '/v1/nonprofits/sections' })).body).toEqual({
      kind: 'whitelist',
      sections: [],
    })
    const all = searchNonprofits.response.parse(
      (await api().ask(team.ann, { url: '/v1/nonprofits/search' })).body,
    )
    expect(all.nonprofits.length).toBe(8)
    expect(await api().ask(team.ann, { url: '/v1/nonprofits/890001001' })).toMatchObject({ status: 404 })
  })

  test('are all found by an admin who chooses the lists', async () => {
    const team = await api().team('choose')
    await setLists(team, { charity_whitelist: [safeHouse] })
    const found = await api().ask(team.olga, { url: '/v1/admin/nonprofits?q=seattle%20animal' })
    expect(found.body).toMatchObject({ nonprofits: [{ ein: shelter }] })
    const known = await api().ask(team.olga, { url: `/v1/admin/nonprofits?eins=${safeHouse},${shelter}` })
    expect(known.body).toMatchObject({ nonprofits: [{ ein: safeHouse }, { ein: shelter }] })
    expect(await api().ask(team.ann, { url: '/v1/admin/nonprofits' })).toMatchObject({ status: 403 })
  })

  test('have classification codes and logos as files', async () => {
    const codes = await api().ask(null, { url: '/nonprofits/classifications.json' })
    expect(codes.body).toMatchObject({ A20: { title: 'Arts & Culture' }, Z99: { title: 'Unknown' } })
    const logo = await api().ask(null, { url: `/nonprofits/logos/${shelter}.svg` })
    expect(logo).toMatchObject({ status: 200, headers: { 'content-type': 'image/svg+xml' } })
    expect(logo.text).toContain('>SA<')
    expect(await api().ask(null, { url: '/nonprofits/logos/999999999.svg' })).toMatchObject({ status: 404 })
  })
})

describe('a donation', () => {
  test('takes the points at once, once per key', async () => {
    const { ann } = await teamWithFund('give')
    const key = randomUUID()
    const answers = await Promise.all([
      give(ann, { ein: '89-0001000', points: 150 }, key),
      give(ann, { ein: shelter, points: 150 }, key),
    ])
    const [first, second] = answers.map(({ body }) => donate.response.parse(body))
    expect(first).toMatchObject({ ok: true, error: null, status: 'PENDING', points: 150 })
    expect(second?.redemption_id).toBe(first?.redemption_id)
    const me = await api().ask(ann, { url: `/v1/user/me?after=${first?.position}` })
    expect(me.body).toMatchObject({ user: { redeemable_points: 350 } })
    const mine = await api().ask(ann, { url: '/v1/rewards/redemptions' })
    expect(mine.body).toMatchObject({ groups: [{ type: 'DONATION', redemptions: [{ status: 'PENDING' }] }] })
  })

  test('is at least $1 and at most $1,000', async () => {
    const { ann } = await teamWithFund('bounds')
    const texts = async (points: number) => JSON.stringify((await give(ann, { ein: shelter, points })).body)
    expect(await texts(99)).toContain('Donation must be at least $1')
    expect(await texts(100_001)).toContain("Donation can't be more than $1,000")
    expect(await texts(100.5)).toContain('Give whole points.')
  })

  test('is declined without points and without a fund', async () => {
    const { ben } = await teamWithFund('poor')
    expect((await give(ben, { ein: shelter, points: 100 })).body).toMatchObject({
      ok: false,
      error: 'INSUFFICIENT_POINTS',
    })
    const { ann } = await teamWithCharities('fundless')
    expect((await give(ann, { ein: shelter, points: 100 })).body).toMatchObject({
      ok: false,
      error: 'INSUFFICIENT_FUNDS',
    })
  })

  test('needs a team that offers charities', async () => {
    const { ann } = await api().team('closed')
    expect(await give(ann, { ein: shelter, points: 100 })).toMatchObject({ status: 404 })
  })

  test('goes to offered nonprofits only; a repeat is answered after the list changed', async () => {
    const team = await teamWithFund('offered')
    const key = randomUUID()
    expect((await give(team.ann, { ein: shelter, points: 100 }, key)).body).toMatchObject({ ok: true })
    await setLists(team, { charity_whitelist: [safeHouse] })
    expect(await give(team.ann, { ein: shelter, points: 100 })).toMatchObject({ status: 404 })
    expect(await give(team.ann, { ein: shelter, points: 100 }, key)).toMatchObject({
      status: 200,
      headers: { 'idempotency-hit': 'true' },
    })
    expect(await give(team.ann, { ein: shelter, points: 200 }, key)).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_CONFLICT' },
    })
  })
})

describe('an admin who pays a donation', () => {
  const record = (as: TestMember, id: string, payload: object) =>
    api().ask(as, { method: 'PATCH', url: `/v1/team/redemption/${id}/donation`, payload })
  const donated = async (name: string) => {
    const team = await teamWithFund(name)
    const answer = await give(team.ann, { ein: shelter, points: 200 })
    return { ...team, id: donate.response.parse(answer.body).redemption_id }
  }
  const statusOf = async ({ ann }: TestTeam, position: number) => {
    const mine = await api().ask(ann, { url: `/v1/rewards/redemptions?after=${position}` })
    return JSON.stringify(mine.body)
  }

  test('records that the money is on its way, and the proof of payment', async () => {
    const team = await donated('pay')
    const begun = await record(team.olga, team.id, { status: 'PROCESSING' })
    expect(await statusOf(team, Acknowledged.parse(begun.body).position)).toContain('PROCESSING')
    const paid = await record(team.olga, team.id, { status: 'COMPLETE', proof: 'Transfer 4711' })
    expect(await statusOf(team, Acknowledged.parse(paid.body).position)).toContain('COMPLETE')
    expect(await record(team.olga, team.id, { status: 'COMPLETE', proof: 'again' })).toMatchObject({
      status: 409,
    })
    const state = await api().ledger.redemption(team.teamId, team.id)
    expect(state).toMatchObject({ status: 'COMPLETE' })
  })

  test('may record both at once', async () => {
    const team = await donated('both')
    const paid = await record(team.olga, team.id, { status: 'COMPLETE', proof: 'https://bank.example/4711' })
    expect(await statusOf(team, Acknowledged.parse(paid.body).position)).toContain('COMPLETE')
  })

  test('proves the payment, and records donations alone', async () => {
    const team = await donated('proof')
    expect(await record(team.olga, team.id, { status: 'COMPLETE', proof: ' ' })).toMatchObject({
      status: 400,
    })
    expect(await record(team.ann, team.id, { status: 'PROCESSING' })).toMatchObject({ status: 403 })
    expect(await record(team.olga, randomUUID(), { status: 'PROCESSING' })).toMatchObject({ status: 404 })
    const reward = await api().ask(team.ann, { method: 'POST', url: `/v1/rewards/redeem/${team.rewardId}` })
    const { redemption_id: id } = donate.response.parse(reward.body)
    expect(await record(team.olga, id, { status: 'PROCESSING' })).toMatchObject({ status: 404 })
  })

  test('does not record an own donation', async () => {
    const team = await donated('own')
    await api().ledger.handle({
      type: 'changeMemberAdmin',
      id: randomUUID(),
      teamId: team.teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: new Date().toISOString(),
      data: { memberId: team.ann.memberId, isAdmin: true },
      policy: { isLast: false },
    })
    expect(await record(team.ann, team.id, { status: 'PROCESSING' })).toMatchObject({
      status: 403,
      body: { code: 'OWN_REDEMPTION' },
    })
  })
})
