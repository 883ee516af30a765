import { claimGifts } from '@laurel/contract/rewards/claimGifts.ts'
import { pendingClaims } from '@laurel/contract/rewards/pendingClaims.ts'
import { addItem } from '@laurel/contract/rewards/teamItems.ts'
import type { GiftRow } from '@laurel/ledger/awards/vocabulary.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { createTestAwards } from '@laurel/ledger/testing/testAwards.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember, TestTeam } from '../../testing/testTeam.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const pendingOf = async (as: TestMember) =>
  pendingClaims.response.parse((await api().ask(as, { url: '/v1/rewards/claims/pending' })).body).claims

const addMug = async ({ olga }: TestTeam, settings: object = {}) => {
  const item = { name: 'Mug', point_cost: 100, metadata: { use_shipping: false }, ...settings }
  const answer = await api().ask(olga, {
    method: 'POST',
    url: '/v1/team/rewards/custom',
    payload: { add_item: item },
  })
  const { id, position } = addItem.response.parse(answer.body)
  await api().shown(position)
  return id
}

/** Ann and Ben get an award with these gifts; answers the claim of each. */
const giveGifts = async ({ teamId, ann, ben }: TestTeam, gifts: GiftRow[]) => {
  const awards = createTestAwards(api().ledger, { teamId, memberId: name => memberIdOf(teamId, name) })
  const outcome = await awards.give('Olga', ['Ann', 'Ben'], 'Evergreen', { gifts, points: 0 })
  if (outcome.kind === 'rejected') throw new Error(outcome.rejection.code)
  await api().shown((await settle(api().ledger, outcome.events)).position)
  const ids = await Promise.all([ann, ben].map(async member => (await pendingOf(member))[0]?.id ?? ''))
  return { ofAnn: ids[0] ?? '', ofBen: ids[1] ?? '' }
}

const claim = (as: TestMember, id: string, options: readonly number[], more: object = {}, key?: string) =>
  api().ask(as, {
    method: 'POST',
    url: `/v1/rewards/claims/${id}/claim`,
    payload: { claims: options.map((option, row) => ({ row, option })), ...more },
    headers: { 'idempotency-key': key ?? crypto.randomUUID() },
  })

const claimed = async (...request: Parameters<typeof claim>) => {
  const answer = claimGifts.response.parse((await claim(...request)).body)
  if (answer.position !== null) await api().shown(answer.position)
  return answer
}

const pointsOf = async ({ teamId, memberId }: TestMember) => {
  const member = await api().ledger.member(teamId, memberId)
  return member.kind === 'known' ? member.redeemable : undefined
}

const reward = (rewardId: string) => ({ type: 'CUSTOM_REWARD' as const, rewardId })
const points = (amount: number) => ({ type: 'POINTS' as const, points: amount })

test('three gifts are claimed at once: a company reward, an item of the catalog, and points', async () => {
  const team = await api().team('three')
  const mug = await addMug(team, { variations: [{ name: 'Green', stock: 2 }] })
  const { ofAnn } = await giveGifts(team, [
    [reward(team.rewardId), points(10)],
    [reward(mug), points(20)],
    [points(200)],
  ])
  const [shown] = await pendingOf(team.ann)
  const option = shown?.rewards[1]?.[0]
  const variation = option?.type === 'CUSTOM_REWARD' ? option.reward?.variations[0] : undefined
  expect(variation).toMatchObject({ name: 'Green' })
  const more = { claim_data: { 1: { variant_id: variation?.id } } }
  const answer = await claimed(team.ann, ofAnn, [0, 0, 0], more)
  expect(answer).toMatchObject({ ok: true, error: null, points: 200, redemption_ids: { length: 2 } })
  expect(await pointsOf(team.ann)).toBe(700)
  expect(await pendingOf(team.ann)).toEqual([])
  for (const id of answer.redemption_ids)
    expect(await api().ledger.redemption(team.teamId, id)).toMatchObject({ status: 'PENDING', points: 0 })
  const item = await api().ledger.item(team.teamId, mug)
  expect(item.kind === 'unknown' ? null : item.stock.get(variation?.id ?? null)).toBe(1)
})

test('a second claim answers ALREADY_CLAIMED, and a repeat of the first one the same as before', async () => {
  const team = await api().team('again')
  const { ofAnn } = await giveGifts(team, [[points(10)], [points(20), reward(team.rewardId)]])
  const key = crypto.randomUUID()
  const first = await claimed(team.ann, ofAnn, [0, 1], {}, key)
  expect(await claimed(team.ann, ofAnn, [0, 1], {}, key)).toMatchObject({
    ok: true,
    redemption_ids: first.redemption_ids,
  })
  expect(await claimed(team.ann, ofAnn, [0, 0])).toMatchObject({ ok: false, error: 'ALREADY_CLAIMED' })
  expect(await pointsOf(team.ann)).toBe(510)
})

test('two tabs at once make one claim', async () => {
  const team = await api().team('tabs')
  const { ofAnn } = await giveGifts(team, [[points(10)]])
  const answers = await Promise.all([claimed(team.ann, ofAnn, [0]), claimed(team.ann, ofAnn, [0])])
  expect(new Set(answers.map(({ error }) => error))).toEqual(new Set(['ALREADY_CLAIMED', null]))
  expect(await pointsOf(team.ann)).toBe(510)
})

test('all rows are picked or none: a row without a pick and a placeholder are refused', async () => {
  const team = await api().team('rows')
  const { ofAnn } = await giveGifts(team, [[points(10)], [{ type: 'PLACEHOLDER' }, points(20)]])
  expect((await claim(team.ann, ofAnn, [0])).body).toMatchObject({ code: 'PICKS_REFUSED' })
  expect((await claim(team.ann, ofAnn, [0, 0])).body).toMatchObject({ code: 'PICKS_REFUSED' })
  expect(await pointsOf(team.ann)).toBe(500)
  expect(await pendingOf(team.ann)).toHaveLength(1)
})

test('nothing is claimed while a picked item is sold out or has no style or address', async () => {
  const team = await api().team('items')
  const [gone, styled, shipped] = [
    await addMug(team, { stock: 0 }),
    await addMug(team, { variations: [{ name: 'S' }] }),
    await addMug(team, { metadata: { use_shipping: true } }),
  ]
  const { ofAnn } = await giveGifts(team, [[points(10)], [reward(gone), reward(styled), reward(shipped)]])
  expect(await claimed(team.ann, ofAnn, [0, 0])).toMatchObject({
    ok: false,
    error: 'OUT_OF_STOCK',
    message: 'Mug is out of stock. Pick something else in its place.',
  })
  expect((await claim(team.ann, ofAnn, [0, 1])).body).toMatchObject({ code: 'VARIANT_REQUIRED' })
  expect((await claim(team.ann, ofAnn, [0, 2])).body).toMatchObject({ code: 'ADDRESS_REQUIRED' })
  expect(await pointsOf(team.ann)).toBe(500)
})

test('what was sold out since it was looked at waits again, and can be replaced', async () => {
  const team = await api().team('lastpiece')
  const { teamId, ann, ben } = team
  const mug = await addMug(team, { stock: 1 })
  const { ofAnn, ofBen } = await giveGifts(team, [[points(10)], [reward(mug), points(20)]])
  expect(await claimed(ann, ofAnn, [0, 0])).toMatchObject({ ok: true })
  // Ben's claim looked at the stock before Ann took the last piece.
  const order = {
    kind: 'catalogItem',
    itemId: mug,
    variantId: null,
    variantName: null,
    address: null,
  } as const
  const outcome = await api().ledger.handle({
    type: 'claimGifts',
    id: crypto.randomUUID(),
    teamId,
    actor: { kind: 'member', id: ben.memberId },
    occurredAt: new Date().toISOString(),
    data: {
      claimId: ofBen,
      memberId: ben.memberId,
      picks: [
        { row: 0, option: 0 },
        { row: 1, option: 0 },
      ],
    },
    policy: { rewards: { 1: { reward: { rewardId: mug, name: 'Mug', emoji: '' }, order } } },
  })
  if (outcome.kind === 'rejected') throw new Error(outcome.rejection.code)
  await api().shown((await settle(api().ledger, outcome.events)).position)
  const [left] = await pendingOf(ben)
  expect(left?.rewards.map(row => row.length)).toEqual([0, 2])
  expect(await pointsOf(ben)).toBe(10)
  const rest = { claims: [{ row: 1, option: 1 }] }
  expect(await claimed(ben, ofBen, [], rest)).toMatchObject({ ok: true, points: 20 })
  expect(await pointsOf(ben)).toBe(30)
  expect(await pendingOf(ben)).toEqual([])
})

test('a gift that an administrator cancels waits again, and returns to the stock', async () => {
  const team = await api().team('cancelled')
  const mug = await addMug(team, { stock: 1 })
  const { ofAnn } = await giveGifts(team, [[reward(mug), points(20)]])
  const { redemption_ids: ids } = await claimed(team.ann, ofAnn, [0])
  const cancelled = await api().ask(team.olga, {
    method: 'PATCH',
    url: `/v1/team/redemption/${ids[0]}/cancel`,
    payload: { reason: 'The mug broke' },
  })
  expect(cancelled).toMatchObject({ status: 200, body: { ok: true } })
  await api().shown(await api().log.head())
  expect((await pendingOf(team.ann)).map(({ rewards }) => rewards.length)).toEqual([1])
  expect(await claimed(team.ann, ofAnn, [0])).toMatchObject({ ok: true })
  expect(await pointsOf(team.ann)).toBe(500)
})

test('a claim of another person, or of another team, is unknown', async () => {
  const [team, other] = [await api().team('mine'), await api().team('theirs')]
  const { ofAnn } = await giveGifts(team, [[points(10)]])
  for (const stranger of [team.ben, other.ann])
    expect((await claim(stranger, ofAnn, [0])).body).toMatchObject({ code: 'CLAIM_UNKNOWN' })
})
