import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { testOrders } from '@laurel/ledger/testing/testOrders.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { startAnnouncing } from './testing/startAnnouncing.ts'

const { url } = await createTestDatabase()
const announcing = await startAnnouncing(url)
afterAll(announcing.stop)
beforeEach(announcing.clear)
const { slack, ledger, common, teamId, observe, send, catchUp } = announcing
const [ann, ben] = [memberIdOf(teamId, 'UANN'), memberIdOf(teamId, 'UBEN')]

it('tells those who hand rewards over what was redeemed, and not what vendors deliver', async () => {
  accepted(await ledger.handle({ ...common(), type: 'setRewardNotices', data: { memberIds: [ben] } }))
  await redeem('hoodie', { funding: 'none', redemptionType: 'CUSTOM', order: null })
  expect(slack.calls).toMatchObject([
    { method: 'conversations.open', users: 'UBEN' },
    { method: 'chat.postMessage', channel: 'DUBEN' },
  ])
  const blocks = String(slack.calls[1]?.blocks)
  expect(blocks).toContain('<@UANN> redeemed *Juniper hoodie* for 10 points.')
  expect(blocks).toContain('https://laurel.example/rewards')
})

it('tells administrators once a day that the fund is too low', async () => {
  const promote = { memberId: ben, isAdmin: true }
  accepted(
    await ledger.handle({ ...common(), type: 'changeMemberAdmin', data: promote, policy: { isLast: false } }),
  )
  const giftCard = { funding: 'fund', redemptionType: 'GIFT_CARD', order: testOrders.GIFT_CARD } as const
  await redeem('first card', giftCard)
  await redeem('second card', giftCard)
  expect(slack.calls).toMatchObject([
    { method: 'conversations.open', users: 'UBEN' },
    { method: 'chat.postMessage', channel: 'DUBEN' },
  ])
  expect(String(slack.calls[1]?.blocks)).toContain('https://laurel.example/billing/rewards')
  announcing.pass(24 * 60 * 60 * 1000)
  await redeem('third card', giftCard)
  expect(slack.calls.filter(({ method }) => method === 'chat.postMessage')).toHaveLength(2)
})

it('tells administrators that rewards pause while the fund owes, and what to do', async () => {
  const promote = { memberId: ben, isAdmin: true }
  accepted(
    await ledger.handle({ ...common(), type: 'changeMemberAdmin', data: promote, policy: { isLast: false } }),
  )
  const topUpId = derivedId('top-up', 'disputed')
  const fund = { topUpId, points: 10, paymentReference: 'pi_disputed' }
  accepted(await ledger.handle({ ...common(), type: 'topUpFund', data: fund }))
  const giftCard = { funding: 'fund', redemptionType: 'GIFT_CARD', order: testOrders.GIFT_CARD } as const
  await redeem('a card before the dispute', giftCard)
  const dispute = { topUpId, points: 10, cause: 'dispute', reference: 'dp_1' } as const
  accepted(await ledger.handle({ ...common(), type: 'reverseTopUp', data: dispute }))
  await redeem('a card after the dispute', giftCard)
  await redeem('another card after the dispute', giftCard)
  const sent = slack.calls.filter(({ method }) => method === 'chat.postMessage')
  expect(sent).toMatchObject([{ channel: 'DUBEN' }])
  expect(String(sent[0]?.blocks)).toContain('rewards pause')
  expect(String(sent[0]?.blocks)).toContain('Top up what is owed')
  expect(String(sent[0]?.blocks)).toContain('https://laurel.example/billing/rewards')
})

it('tells administrators once a day that an account at a vendor is empty', async () => {
  accepted(
    await ledger.handle({
      ...common(),
      type: 'changeMemberAdmin',
      data: { memberId: ben, isAdmin: true },
      policy: { isLast: false },
    }),
  )
  const fund = { topUpId: derivedId('top-up', 'account'), points: 10_000, paymentReference: 'spec' }
  accepted(await ledger.handle({ ...common(), type: 'topUpFund', data: fund }))
  const giftCard = { funding: 'fund', redemptionType: 'GIFT_CARD', order: testOrders.GIFT_CARD } as const
  for (const key of ['refused card', 'another refused card']) {
    const redemptionId = await redeem(key, giftCard)
    const data = { redemptionId, reason: 'Balance too low.', emptyAccountAt: 'tango', isOrderVoid: true }
    accepted(await ledger.handle({ ...common(), type: 'cancelRedemption', data }))
    await announce()
  }
  const sent = slack.calls.filter(({ method }) => method === 'chat.postMessage')
  expect(sent).toMatchObject([{ channel: 'DUBEN' }])
  expect(String(sent[0]?.blocks)).toContain('your account at Tango Card is empty')
  expect(String(sent[0]?.blocks)).toContain('https://laurel.example/rewards/vendors')
})

type Chosen =
  | { readonly funding: 'none'; readonly redemptionType: 'CUSTOM'; readonly order: null }
  | {
      readonly funding: 'fund'
      readonly redemptionType: 'GIFT_CARD'
      readonly order: typeof testOrders.GIFT_CARD
    }

/** Ann redeems something for 10 points, and every message about it is sent. */
const redeem = async (key: string, chosen: Chosen): Promise<string> => {
  const adjustment = { memberId: ann, account: 'redeemable', points: 10, reason: 'For the spec' } as const
  accepted(await ledger.handle({ ...common(), type: 'adjustPoints', data: adjustment }))
  const redemptionId = derivedId('redemption', key)
  const reward = { rewardId: derivedId('reward', key), name: 'Juniper hoodie', emoji: '🧥' }
  const { events } = accepted(
    await ledger.handle({
      ...common(),
      type: 'requestRedemption',
      data: { ...chosen, redemptionId, memberId: ann, points: 10, reward, groupId: redemptionId },
      policy: { limits: null, holdFor: null },
    }),
  )
  await settle(ledger, events)
  await announce()
  return redemptionId
}

const announce = async (): Promise<void> => {
  await catchUp()
  await observe()
  await send()
}
