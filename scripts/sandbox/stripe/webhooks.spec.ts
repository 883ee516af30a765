import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { volatileMemory } from '../vendors/standInMemory.ts'
import { startStripe, type UsedStripe } from './testing/useStripe.ts'

const Event = z.object({ id: z.string(), type: z.string() })
type Sent = { readonly type: string; readonly id: string }

/** An account whose events arrive in a list. The status is what Laurel answers. */
const withEvents = async (
  act: (stripe: UsedStripe, sent: Sent[]) => Promise<void>,
  status: () => number = () => 200,
) => {
  const sent: Sent[] = []
  const stripe = await startStripe({
    sendWebhook: async ({ body, headers }) => {
      expect(isSigned(headers['stripe-signature'] ?? '', body)).toBe(true)
      sent.push(Event.parse(JSON.parse(body)))
      return status()
    },
  })
  try {
    await act(stripe, sent)
  } finally {
    await stripe.stop()
  }
}

const isSigned = (header: string, body: string): boolean => {
  const [, at = '', signature = ''] = /^t=(\d+),v1=([0-9a-f]+)$/.exec(header) ?? []
  return createHmac('sha256', 'whsec_sandbox').update(`${at}.${body}`).digest('hex') === signature
}

const create = async ({ billing, control }: UsedStripe, names: readonly string[]): Promise<void> => {
  for (const name of names) await billing.stripe.customers.create({ name })
  await control.webhooksSent()
}

describe('the events of the account', () => {
  test('are signed and sent in their order', () =>
    withEvents(async (stripe, sent) => {
      await create(stripe, ['a', 'b'])
      expect(sent.map(({ type }) => type)).toEqual(['customer.created', 'customer.created'])
      expect(sent.map(({ id }) => id)).toEqual(stripe.control.events().map(({ id }) => id))
    }))

  test('are sent again where Laurel does not take them', async () => {
    const answers = [500, 200]
    await withEvents(
      async (stripe, sent) => {
        await create(stripe, ['a'])
        expect(sent).toHaveLength(1)
        expect(stripe.control.state().deliveries).toMatchObject([{ attempts: 1 }])
      },
      () => answers.shift() ?? 200,
    )
  })

  test('get lost, arrive twice, late or in another order', () =>
    withEvents(async (stripe, sent) => {
      const { control } = stripe
      control.webhooks({ kind: 'lose', times: 1 })
      await create(stripe, ['lost', 'b'])
      expect(sent.splice(0)).toHaveLength(1)
      control.webhooks({ kind: 'double', times: 1 })
      await create(stripe, ['twice'])
      const twice = sent.splice(0).map(({ id }) => id)
      expect([twice.length, new Set(twice).size]).toEqual([2, 1])
      control.webhooks({ kind: 'hold' })
      await create(stripe, ['first', 'second'])
      expect(sent).toEqual([])
      control.releaseWebhooks('reversed')
      await control.webhooksSent()
      const order = control.events().map(({ id }) => id)
      expect(sent.map(({ id }) => id)).toEqual(order.slice(-2).toReversed())
    }))
})

test('the account is the same after a restart, and sends what it has not sent', async () => {
  const memory = volatileMemory()
  const first = await startStripe({ memory })
  const { id } = await first.billing.stripe.customers.create({ name: 'Juniper' })
  first.control.advance({ days: 3 })
  await first.stop()
  const second = await startStripe({ memory })
  try {
    expect(await second.billing.stripe.customers.retrieve(id)).toMatchObject({ name: 'Juniper' })
    expect(second.control.now() - Date.now()).toBeGreaterThan(2 * 86_400_000)
    expect(second.control.takeWebhooks()).toHaveLength(1)
  } finally {
    await second.stop()
  }
})
