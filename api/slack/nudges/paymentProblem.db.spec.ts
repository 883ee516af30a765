import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import { expect, it } from 'vitest'
import { saveSubscription } from '../../billing/plans/subscriptionRows.ts'
import { keepUnpaidInvoice } from '../../billing/plans/unpaidInvoices.ts'
import { insertStatement, markPaid, markUnpaid } from '../../billing/postpay/statementRows.ts'
import { startNudging } from './testing/startNudging.ts'

const { ledger, teamId, common, now, database, makeAdministrator, be, sent } = await startNudging()

const messages = () => sent(/(\$\S+) (could not be charged\. .*?\.|is repaid)/)

it('tells each administrator once about a month that could not be charged, and about a debt', async () => {
  await makeAdministrator('UANN')
  const [october, november] = [crypto.randomUUID(), crypto.randomUUID()]
  for (const [statementId, month] of [
    [october, '2026-10'],
    [november, '2026-11'],
  ] as const)
    await insertStatement(database, { statementId, teamId, month, points: 12_345, madeAt: now() })
  const unpaid = { state: 'failed', intentId: 'pi_1', problem: 'Declined.', pauses: true } as const
  await markUnpaid(database, october, unpaid)
  await be('2026-12-08T12:00:00.000Z')
  await be('2026-12-09T12:00:00.000Z')
  expect(messages()).toEqual(['DUANN $123.45 could not be charged. Declined.'])
  await markPaid(database, october, 'pi_1', now())

  const topUp = { topUpId: crypto.randomUUID(), points: 500, paymentReference: 'pi_2' }
  accepted(await ledger.handle({ ...common(), type: 'topUpFund', data: topUp }))
  const spent = {
    redemptionId: crypto.randomUUID(),
    memberId: memberIdOf(teamId, 'UANN'),
    points: 200,
  }
  accepted(await ledger.handle({ ...common(), type: 'reserveFund', data: spent }))
  const reversal = { topUpId: topUp.topUpId, points: 500, cause: 'dispute', reference: 'du_1' } as const
  accepted(await ledger.handle({ ...common(), type: 'reverseTopUp', data: reversal }))
  await be('2026-12-10T12:00:00.000Z')
  await be('2026-12-11T12:00:00.000Z')
  expect(messages().slice(1)).toEqual(['DUANN $2.00 is repaid'])
})

it('tells each administrator once about each renewal that failed, with the reason, while the plan can be kept', async () => {
  const failed = (invoiceId: string, cents: number) =>
    keepUnpaidInvoice(database, teamId, {
      invoiceId,
      subscriptionId: 'sub_1',
      cents,
      currency: 'usd',
      reason: 'Your card has insufficient funds.',
    })
  const is = (status: string) =>
    saveSubscription(
      database,
      teamId,
      {
        subscriptionId: 'sub_1',
        itemId: 'si_1',
        priceId: 'price_1',
        plan: 'pro',
        billingInterval: 'MONTHLY',
        unitAmount: 400,
        currency: 'usd',
        quantity: 2,
        status,
        currentPeriodEnd: null,
        cancelAtPeriodEnd: false,
      },
      now(),
    )
  const renewals = () => sent(/(\$\S+) for your subscription to Laurel failed\. (.*?\.)/)
  await failed('in_1', 800)
  await is('past_due')
  await be('2026-12-14T12:00:00.000Z')
  await failed('in_1', 800)
  await be('2026-12-15T12:00:00.000Z')
  expect(renewals()).toEqual(['DUANN $8.00 Your card has insufficient funds.'])

  await failed('in_2', 1600)
  await is('canceled')
  await be('2026-12-16T12:00:00.000Z')
  expect(renewals()).toHaveLength(1)
  await is('past_due')
  await be('2026-12-17T12:00:00.000Z')
  expect(renewals().at(-1)).toBe('DUANN $16.00 Your card has insufficient funds.')
})
