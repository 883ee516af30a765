import type { ProvidedPayment } from '@laurel/api/billing/reconciliation/paymentsOfProvider.ts'
import { paymentsOfStripe } from '@laurel/api/billing/reconciliation/paymentsOfStripe.ts'
import { addTestCard } from '@laurel/api/billing/testing/testBilling.ts'
import { migrateDatabase } from '@laurel/api/server/migrateDatabase.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { Pool } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { useStripe } from './testing/useStripe.ts'

const { url } = await createTestDatabase()
await migrateDatabase(url)
const database = new Pool({ connectionString: url, max: 2 })
afterAll(() => database.end())
const { billing } = await useStripe({ clock: () => Date.parse('2026-03-11T09:00:00.000Z') })
const dependencies = { database, billing }
const provider = paymentsOfStripe(dependencies)
const teamId = derivedId('team', 'juniper')
const customer = await addTestCard(dependencies, teamId)
const { signal } = new AbortController()

const pay = (name: string, metadata: Record<string, string>) =>
  billing.stripe.paymentIntents.create(
    {
      amount: 5000,
      currency: 'usd',
      customer,
      confirm: true,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      off_session: true,
      payment_method: 'pm_card_visa',
      metadata,
    },
    { idempotencyKey: name },
  )

const listed = async (from: string, until: string): Promise<readonly ProvidedPayment[]> => {
  const payments: ProvidedPayment[] = []
  for await (const page of provider.payments({ from, until }, signal)) payments.push(...page)
  return payments
}

test('lists payments for points with what went back, and nothing else', async () => {
  const topUpId = derivedId('top-up', 'stripe')
  const statementId = derivedId('statement', 'stripe')
  const topUp = await pay('top-up', { topup_id: topUpId })
  const statement = await pay('statement', { statement_id: statementId, month: '2026-02' })
  const foreign = await pay('foreign', {})
  const refund = await billing.stripe.refunds.create({ payment_intent: topUp.id, amount: 2000 })

  const payments = await listed('2026-03-11T00:00:00.000Z', '2026-03-12T00:00:00.000Z')
  expect(payments).toHaveLength(2)
  expect(payments.find(({ paymentReference }) => paymentReference === topUp.id)).toEqual({
    paymentReference: topUp.id,
    teamId,
    purpose: { kind: 'topUp', topUpId },
    cents: 5000,
    currency: 'usd',
    at: '2026-03-11T09:00:00.000Z',
    reversals: [{ reference: refund.id, cause: 'refund', cents: 2000, currency: 'usd', isReturned: false }],
  })
  expect(payments.find(({ paymentReference }) => paymentReference === statement.id)).toMatchObject({
    purpose: { kind: 'statement', statementId, month: '2026-02' },
    reversals: [],
  })
  expect(await listed('2026-03-12T00:00:00.000Z', '2026-03-13T00:00:00.000Z')).toEqual([])
  expect(await provider.payment(foreign.id, signal)).toBeUndefined()
  expect(await provider.payment('pi_nothing', signal)).toBeUndefined()
})
