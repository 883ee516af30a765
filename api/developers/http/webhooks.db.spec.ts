import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CloudEvent } from '@laurel/contract/developers/cloudEvent.ts'
import { listEvents } from '@laurel/contract/developers/outgoingEvents.ts'
import { readWebhookDelivery } from '@laurel/contract/developers/webhookDeliveries.ts'
import { rotateWebhookSecret } from '@laurel/contract/developers/webhooks.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import Ajv from 'ajv'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { contractsFolder } from '../../rewards/vendors/suite/openApiFetch.ts'
import { createTestApi } from '../../testing/testApi.ts'
import { createTestWebhooks, type Received } from '../testing/testWebhooks.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const { received, answers, work, add, adjust, deliveriesOf, webhookOf, post, arrived } = createTestWebhooks(
  url,
  api,
)

const signature = ({ headers, body }: Received, secret: string): string => {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}

describe('a webhook', () => {
  test('gets a signed event, again after a failure, and the log shows both attempts', async () => {
    const team = await api().team('signed')
    const { webhook, secret } = await add(team)
    await adjust(team, 7)
    received.length = 0
    answers.push(500)
    await work()
    const [delivery] = await deliveriesOf(team)
    expect(delivery).toMatchObject({ state: 'waiting', attempts: 1, response_status: 500 })
    expect((await post(team, `/v1/admin/webhook_deliveries/${delivery?.id}/retry`)).status).toBe(200)
    await work()
    const [first, second] = received
    if (!first || !second) throw new Error('The receiver got fewer than two messages.')
    expect(second.headers['webhook-id']).toBe(first.headers['webhook-id'])
    expect(second.headers['webhook-signature']).toBe(signature(second, secret))
    expect(second.body).not.toContain('secret')
    expect(CloudEvent.parse(JSON.parse(second.body))).toMatchObject({
      type: 'laurel.points.adjusted.v1',
      data: { member_id: team.ann.memberId, points: 7 },
    })
    const { body } = await api().ask(team.olga, { url: `/v1/admin/webhook_deliveries/${delivery?.id}` })
    expect(readWebhookDelivery.response.parse(body)).toMatchObject({
      state: 'delivered',
      tries: [
        { number: 2, status: 204 },
        { number: 1, status: 500, answer: 'Noted.' },
      ],
    })
    expect(await webhookOf(team, webhook.id)).toMatchObject({ status: 'active', waiting: 0 })
  })

  test('is signed with both secrets after a rotation', async () => {
    const team = await api().team('rotated')
    const { webhook, secret } = await add(team)
    const rotated = await post(team, `/v1/developers/webhooks/${webhook.id}/rotate`)
    const { secret: next } = rotateWebhookSecret.response.parse(rotated.body)
    received.length = 0
    await post(team, `/v1/developers/webhooks/${webhook.id}/test`)
    await work()
    const [message] = received
    if (!message) throw new Error('The receiver got nothing.')
    expect(message.headers['webhook-signature']).toBe(
      `${signature(message, next)} ${signature(message, secret)}`,
    )
  })

  test('gets recorded events again, under the same ids', async () => {
    const team = await api().team('replayed')
    const { webhook } = await add(team)
    await adjust(team, 3)
    await adjust(team, 4)
    received.length = 0
    await work()
    const sent = received.map(({ headers }) => headers['webhook-id'])
    received.length = 0
    const answer = await post(team, `/v1/developers/webhooks/${webhook.id}/replay`, {
      since: '2020-01-01T00:00:00.000Z',
    })
    await work()
    // The team began with points of its own.
    expect(answer.body).toMatchObject({ count: received.length })
    expect(received.map(({ headers }) => headers['webhook-id']).slice(-2)).toEqual(sent)
    expect(sent).toHaveLength(2)
  })

  test('that is gone is switched off, and catches up when it is switched on', async () => {
    const team = await api().team('gone')
    const { webhook } = await add(team)
    await adjust(team, 1)
    answers.push(410)
    await work()
    expect(await webhookOf(team, webhook.id)).toMatchObject({
      status: 'disabled',
      disabled_reason: 'gone',
    })
    expect((await post(team, `/v1/developers/webhooks/${webhook.id}/test`)).status).toBe(409)
    await adjust(team, 2)
    received.length = 0
    await work()
    expect(received).toEqual([])
    await post(team, `/v1/developers/webhooks/${webhook.id}/enable`, { catches_up: true })
    await work()
    expect(arrived()).toEqual([2])
  })

  test('belongs to one team, and is only for administrators', async () => {
    const team = await api().team('owner')
    const other = await api().team('stranger')
    const { webhook } = await add(team)
    const path = `/v1/developers/webhooks/${webhook.id}`
    expect((await api().ask(other.olga, { url: path })).status).toBe(404)
    expect((await api().ask(other.olga, { method: 'DELETE', url: path })).status).toBe(404)
    expect((await api().ask(team.ann, { url: path })).status).toBe(403)
  })

  test('does not lead into a private network', async () => {
    const { olga } = await api().team('private')
    const answer = await api().ask(olga, {
      method: 'POST',
      url: '/v1/developers/webhooks',
      payload: {
        url: 'https://169.254.169.254/latest',
        description: '',
        types: ['laurel.member.left.v1'],
        includes_messages: false,
      },
    })
    expect(answer).toMatchObject({ status: 422, body: { code: 'WEBHOOK_ADDRESS_REFUSED' } })
  })
})

describe('the events of a team', () => {
  test('are read page by page, without a gap or a repeat', async () => {
    const team = await api().team('pages')
    for (const points of [1, 2, 3]) await adjust(team, points)
    const read = async (query: string) => {
      const { body } = await api().ask(team.olga, {
        url: `/v1/developers/events?types=laurel.points.adjusted.v1&limit=2${query}`,
      })
      return listEvents.response.parse(body)
    }
    const first = await read('')
    const second = await read(`&after=${first.next}`)
    const points = [...first.events, ...second.events].map(({ data }) => data.points)
    expect(points.slice(-3)).toEqual([1, 2, 3])
    expect(second.has_more).toBe(false)
    expect(await read(`&after=${second.next}`)).toMatchObject({ events: [], next: second.next })
  })

  test('lead a reader of rare types past everything else', async () => {
    const team = await api().team('rare')
    await adjust(team, 1)
    const read = async (query: string) =>
      listEvents.response.parse((await api().ask(team.olga, { url: `/v1/developers/events?${query}` })).body)
    const all = await read('limit=500')
    const rare = await read('types=laurel.member.left.v1')
    expect(rare).toMatchObject({ events: [], has_more: false, next: all.next })
    await adjust(team, 2)
    const later = await read(`types=laurel.points.adjusted.v1&after=${rare.next}`)
    expect(later.events.map(({ data }) => data.points)).toEqual([2])
  })

  // LAUREL_CONTRACTS names the folder with the published schema.
  test.skipIf(contractsFolder === undefined)('have the envelope of CloudEvents', async () => {
    const team = await api().team('envelopes')
    const { body } = await api().ask(team.olga, { url: '/v1/developers/events' })
    const { events } = listEvents.response.parse(body)
    const file = join(contractsFolder ?? '', 'standards/cloudevents/cloudevents.schema.json')
    const schema = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')))
    const isValid = new Ajv({ strict: false, validateFormats: false }).compile(schema)
    expect(events.length).toBeGreaterThan(2)
    for (const event of events) expect([isValid(event), isValid.errors]).toEqual([true, null])
  })
})
