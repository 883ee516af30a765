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
const [ann, ben, cem] = [
  memberIdOf(teamId, 'UANN'),
  memberIdOf(teamId, 'UBEN'),
  memberIdOf(teamId, 'UCEM'),
] as const

await announcing.addOutsider('UCEM')
for (const memberId of [ann, ben, cem])
  accepted(
    await ledger.handle({
      ...common(),
      type: 'changeMemberAdmin',
      data: { memberId, isAdmin: true },
      policy: { isLast: false },
    }),
  )

it('asks the administrators who neither give nor receive it to approve an award', async () => {
  const award = { name: 'Beacon', points: 20_000, message: '', isPrivate: false, bannerIds: [], gifts: [] }
  accepted(
    await ledger.handle({
      ...common(),
      actor: { kind: 'member', id: ann },
      type: 'giveAward',
      data: {
        awardId: derivedId('award', 'Beacon'),
        giverId: ann,
        grantId: derivedId('grant', 'Beacon'),
        recipientIds: [ben],
        channelId: null,
        message: 'For the *whole* year',
      },
      policy: {
        hasAwards: true,
        paidBy: 'company',
        allowance: { period: '2026-11-01', points: 0 },
        absentRecipientIds: [],
        ineligibleRecipientIds: [],
        award: { awardId: derivedId('award', 'Beacon'), ...award },
        unapprovedPoints: 10_000,
      },
    }),
  )
  await announce()
  expect(slack.calls).toMatchObject([
    { method: 'conversations.open', users: 'UCEM' },
    {
      method: 'chat.postMessage',
      channel: 'DUCEM',
      text: 'An award worth 20,000 points waits for your approval.',
    },
  ])
  const blocks = String(slack.calls[1]?.blocks)
  expect(blocks).toContain('<@UANN> wants to give *Beacon* to <@UBEN>, worth *20,000 points* in all.')
  expect(blocks).toContain('For the ')
  expect(blocks).toContain('https://laurel.example/settings/four-eyes')
})

it('asks every administrator but the member who is paid to approve a payout', async () => {
  await requestPayout('above the limit', 'SECOND_ADMINISTRATOR')
  const asked = slack.calls.filter(({ method }) => method === 'chat.postMessage')
  expect(new Set(asked.map(({ channel }) => channel))).toEqual(new Set(['DUBEN', 'DUCEM']))
  expect(asked[0]?.text).toBe('A payout of 5,000 points waits for your approval.')
  const blocks = String(asked[0]?.blocks)
  expect(blocks).toContain('<@UANN> asks for *5,000 points* by PayPal.')
  expect(blocks).toContain('https://laurel.example/settings/four-eyes')
})

it('asks no administrator about a payout that is held for the usual review', async () => {
  await requestPayout('for review', 'ABOVE_LIMIT')
  expect(slack.calls).toEqual([])
})

/** Ann asks for a payout that is held for a reason, and every message about it is sent. */
const requestPayout = async (key: string, holdFor: 'SECOND_ADMINISTRATOR' | 'ABOVE_LIMIT'): Promise<void> => {
  const points = 5_000
  const adjustment = { memberId: ann, account: 'redeemable', points, reason: 'For the spec' } as const
  accepted(await ledger.handle({ ...common(), type: 'adjustPoints', data: adjustment }))
  const topUp = { topUpId: derivedId('top-up', key), points, paymentReference: key }
  accepted(await ledger.handle({ ...common(), type: 'topUpFund', data: topUp }))
  const redemptionId = derivedId('redemption', key)
  const { events } = accepted(
    await ledger.handle({
      ...common(),
      type: 'requestRedemption',
      data: {
        funding: 'fund',
        redemptionType: 'PAYPAL',
        order: testOrders.PAYPAL,
        redemptionId,
        memberId: ann,
        points,
        reward: { rewardId: derivedId('reward', 'PayPal'), name: 'PayPal', emoji: '💸' },
        groupId: redemptionId,
      },
      policy: { limits: null, holdFor },
    }),
  )
  await settle(ledger, events)
  await announce()
}

const announce = async (): Promise<void> => {
  await catchUp()
  await observe()
  await send()
}
