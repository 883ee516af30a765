import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { useStripe } from '@laurel/scripts/sandbox/stripe/testing/useStripe.ts'
import { Pool } from 'pg'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { migrateDelivery } from '../../delivery/migrateDelivery.ts'
import { migrateBilling } from '../migrateBilling.ts'
import { receiveMissedEvents } from './receiveMissedEvents.ts'
import { receiveStripeEvent } from './receiveStripeEvent.ts'

const { url } = await createTestDatabase()
await migrateDelivery(url)
await migrateBilling(url)
const database = new Pool({ connectionString: url, max: 2 })
afterAll(() => database.end())
const { billing, control } = await useStripe()
const { stripe } = billing
const dependencies = { database, billing }
const { signal: running } = new AbortController()

const now = () => new Date(control.now()).toISOString()
const receiveMissed = (at = now(), signal = running) => receiveMissedEvents(dependencies, at, signal)
const kept = async (): Promise<readonly string[]> => {
  const { rows } = await database.query('select delivery_id as id from delivery.inbox order by delivery_id')
  return rows.map(({ id }) => String(id))
}
const readUntil = async (): Promise<string | undefined> => {
  const { rows } = await database.query('select read_until as at from billing.events_read')
  const at: unknown = rows[0]?.at
  return at instanceof Date ? at.toISOString() : undefined
}

/** Something happens at Stripe that Laurel acts on. Answers the id of its event. */
const happen = async (): Promise<string> => {
  const { id: customer } = await stripe.customers.create()
  await stripe.paymentMethods.attach('pm_card_visa', { customer })
  const event = control.events().findLast(({ type }) => type === 'payment_method.attached')
  if (!event) throw new Error('Nothing happened at Stripe.')
  return event.id
}

beforeEach(async () => {
  control.clearFaults()
  await database.query('truncate delivery.jobs, delivery.lanes, delivery.inbox cascade')
  await database.query('truncate billing.events_read')
  // Before everything that other tests did.
  control.advance({ days: 31 })
  control.takeWebhooks()
})

describe('an event that no webhook delivered', () => {
  test('is received by the next run, once, and others are left out', async () => {
    const lost = [await happen(), await happen()]
    await receiveMissed()
    expect(await kept()).toEqual(lost.toSorted())
    await receiveMissed()
    expect(await kept()).toEqual(lost.toSorted())
  })

  test('is not received again where a webhook brings it late', async () => {
    const event = await happen()
    await receiveMissed()
    const { headers, body } = control.messageOf(event)
    const signature = headers['stripe-signature'] ?? ''
    expect(await receiveStripeEvent(dependencies, { body: Buffer.from(body), signature })).toBe('received')
    expect(await kept()).toEqual([event])
  })

  test('is received although the clocks differ by an hour', async () => {
    await receiveMissed()
    const event = await happen()
    const ahead = new Date(control.now() + 60 * 60_000).toISOString()
    await receiveMissed(ahead)
    expect(await kept()).toEqual([event])
    const later = await happen()
    await receiveMissed(new Date(control.now() - 60 * 60_000).toISOString())
    expect(await kept()).toEqual([event, later].toSorted())
  })

  test('is received after a month without Laurel, as far as Stripe remembers', async () => {
    await receiveMissed()
    await happen()
    control.advance({ days: 31 })
    const remembered = await happen()
    control.advance({ days: 28 })
    await receiveMissed()
    expect(await kept()).toEqual([remembered])
  })

  test('is received from a list of many pages', async () => {
    const many: string[] = []
    for (let number = 0; number < 103; number += 1) many.push(await happen())
    await receiveMissed()
    expect(await kept()).toEqual(many.toSorted())
  })
})

describe('a run that does not end', () => {
  test.each(['away', 'wrongKey', 'tooMany', 'html'] as const)(
    'because of `%s` leaves its events to the next one',
    async kind => {
      const event = await happen()
      control.plan({ kind, path: '/v1/events', times: 3 })
      await expect(receiveMissed()).rejects.toThrow()
      expect(await readUntil()).toBeUndefined()
      control.clearFaults()
      await receiveMissed()
      expect(await kept()).toEqual([event])
    },
  )

  test('because the process stops leaves its events to the next one', async () => {
    const event = await happen()
    await receiveMissed(now(), AbortSignal.abort())
    expect(await readUntil()).toBeUndefined()
    await receiveMissed()
    expect(await kept()).toEqual([event])
    expect(await readUntil()).toBe(now())
  })
})
