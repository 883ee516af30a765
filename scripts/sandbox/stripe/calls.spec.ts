import { beforeEach, describe, expect, test } from 'vitest'
import { useStripe } from './testing/useStripe.ts'

const { billing, control, url } = await useStripe()
const { stripe } = billing
const quick = { maxNetworkRetries: 0, timeout: 500 }
beforeEach(() => control.clearFaults())

describe('an idempotency key', () => {
  test('gives a repeat the first answer, and creates nothing', async () => {
    const options = { idempotencyKey: 'customer:1' }
    const first = await stripe.customers.create({ name: 'Juniper' }, options)
    const second = await stripe.customers.create({ name: 'Juniper' }, options)
    expect(second.id).toBe(first.id)
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
  })

  test('is refused with other parameters', async () => {
    const options = { idempotencyKey: 'customer:2' }
    await stripe.customers.create({ name: 'Juniper' }, options)
    await expect(stripe.customers.create({ name: 'Larch' }, options)).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    })
  })

  test('repeats a failure of the server too, although the call was carried out', async () => {
    const options = { idempotencyKey: 'customer:3', maxNetworkRetries: 0 }
    control.plan({ kind: 'failAfterSuccess', path: '/v1/customers' })
    const create = () => stripe.customers.create({ email: 'fail@juniper.example' }, options)
    await expect(create()).rejects.toMatchObject({ type: 'StripeAPIError' })
    await expect(create()).rejects.toMatchObject({ type: 'StripeAPIError' })
    expect((await stripe.customers.list({ email: 'fail@juniper.example' })).data).toHaveLength(1)
  })

  test('repeats a failure of the server before the call, too, until it is forgotten', async () => {
    const options = { idempotencyKey: 'customer:6', maxNetworkRetries: 0 }
    control.plan({ kind: 'fail', path: '/v1/customers' })
    const create = () => stripe.customers.create({ email: 'kept@juniper.example' }, options)
    await expect(create()).rejects.toMatchObject({ type: 'StripeAPIError', statusCode: 500 })
    await expect(create()).rejects.toMatchObject({ type: 'StripeAPIError', statusCode: 500 })
    expect((await stripe.customers.list({ email: 'kept@juniper.example' })).data).toEqual([])
    control.advance({ days: 1 })
    expect((await create()).id).toMatch(/^cus_/)
  })

  test('repeats a refusal, and not that of a parameter', async () => {
    const options = { idempotencyKey: 'attach:1', maxNetworkRetries: 0 }
    const attach = () => stripe.paymentMethods.attach('pm_card_visa', { customer: 'cus_none' }, options)
    await expect(attach()).rejects.toMatchObject({ code: 'resource_missing' })
    await expect(attach()).rejects.toMatchObject({
      headers: expect.objectContaining({ 'idempotent-replayed': 'true' }),
    })
    const other = { idempotencyKey: 'intent:1' }
    const pay = (amount: number, currency: string) =>
      stripe.paymentIntents.create({ amount, currency }, other)
    await expect(pay(500, 'dollars')).rejects.toMatchObject({ param: 'currency' })
    expect((await pay(500, 'usd')).amount).toBe(500)
  })

  test('has at most 255 characters', async () => {
    await expect(stripe.customers.create({}, { idempotencyKey: 'k'.repeat(256) })).rejects.toThrow('255')
  })

  test('finds the answer that was lost', async () => {
    control.plan({ kind: 'loseAnswer', path: '/v1/customers' })
    await stripe.customers.create({ email: 'lost@juniper.example' }, { idempotencyKey: 'customer:4' })
    expect((await stripe.customers.list({ email: 'lost@juniper.example' })).data).toHaveLength(1)
  })

  test('is forgotten after a day', async () => {
    const options = { idempotencyKey: 'customer:5' }
    const first = await stripe.customers.create({ name: 'Juniper' }, options)
    control.advance({ days: 2 })
    expect((await stripe.customers.create({ name: 'Juniper' }, options)).id).not.toBe(first.id)
  })
})

describe('a call that goes wrong', () => {
  test.each([
    ['fail', 'StripeAPIError'],
    ['away', 'StripeAPIError'],
    ['wrongKey', 'StripeAuthenticationError'],
    ['inUse', 'StripeAPIError'],
    ['tooMany', 'StripeRateLimitError'],
    ['html', 'StripeAPIError'],
    ['halfAnswer', 'StripeAPIError'],
    ['hang', 'StripeConnectionError'],
  ] as const)('by `%s` is a %s', async (kind, type) => {
    control.plan({ kind })
    await expect(stripe.customers.create({}, quick)).rejects.toMatchObject({ type })
  })

  test('is repeated by the SDK', async () => {
    control.plan({ kind: 'away' })
    expect((await stripe.customers.create({})).id).toMatch(/^cus_/)
  })
})

describe('a wrong call', () => {
  test('names the parameter that Stripe does not know', async () => {
    const answer = await fetch(`${url}/v1/customers`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_sandbox' },
      body: new URLSearchParams({ nickname: 'J' }),
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { code: 'parameter_unknown', param: 'nickname' } })
  })

  test('needs the secret key', async () => {
    const answer = await fetch(`${url}/v1/customers`, {
      headers: { authorization: 'Bearer pk_test_sandbox' },
    })
    expect(answer.status).toBe(401)
  })

  test('needs the version of the API that Laurel is written for', async () => {
    const answer = await fetch(`${url}/v1/customers`, {
      headers: { authorization: 'Bearer sk_test_sandbox', 'stripe-version': '2024-06-20' },
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { message: expect.stringContaining('API version') } })
  })

  test.each([
    ['a long key', { ['k'.repeat(41)]: 'x' }],
    ['a key with brackets', { 'a[b]': 'x' }],
    ['a long value', { team_id: 'x'.repeat(501) }],
    ['too many keys', Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`key_${index}`, 'x']))],
  ])('has no metadata with %s', async (_what, metadata) => {
    await expect(stripe.customers.create({ metadata })).rejects.toMatchObject({ statusCode: 400 })
  })

  test.each([
    ['more than four levels', ['data.a.b.c.d']],
    ['what is no object', ['data.email']],
  ])('does not expand %s', async (_what, expand) => {
    await stripe.customers.create({ email: 'expand@juniper.example' })
    await expect(stripe.customers.list({ expand })).rejects.toMatchObject({ statusCode: 400 })
  })

  test('does not list both ways at once', async () => {
    const { id } = await stripe.customers.create({})
    await expect(stripe.customers.list({ starting_after: id, ending_before: id })).rejects.toThrow('only')
  })

  test('about something missing says so', async () => {
    await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    })
  })
})

test('a list has pages, the newest first', async () => {
  const email = 'pages@juniper.example'
  const ids: string[] = []
  for (let index = 0; index < 5; index += 1) ids.unshift((await stripe.customers.create({ email })).id)
  const first = await stripe.customers.list({ email, limit: 2 })
  expect([first.data.map(({ id }) => id), first.has_more]).toEqual([ids.slice(0, 2), true])
  const all: string[] = []
  for await (const { id } of stripe.customers.list({ email, limit: 2 })) all.push(id)
  expect(all).toEqual(ids)
  const before = await stripe.customers.list({ email, limit: 2, ending_before: ids[4] ?? '' })
  expect(before.data.map(({ id }) => id)).toEqual(ids.slice(2, 4))
})
