import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { CloudEvent, TestEvent, testEventType } from '@laurel/contract/developers/cloudEvent.ts'
import type { Webhook } from '@laurel/contract/developers/webhook.ts'
import { listWebhookDeliveries } from '@laurel/contract/developers/webhookDeliveries.ts'
import { createWebhook, readWebhook } from '@laurel/contract/developers/webhooks.ts'
import { Acknowledged } from '@laurel/contract/wire/position.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { afterAll, beforeAll, expect } from 'vitest'
import { z } from 'zod'
import { createTokenCipher } from '../../access/tokenCipher.ts'
import { createRunner } from '../../delivery/runner.ts'
import { type TestApi, testOrigin, testSecret } from '../../testing/testApi.ts'
import type { TestTeam } from '../../testing/testTeam.ts'
import { deliveryHandler } from '../webhooks/deliver.ts'
import { oweDeliveries } from '../webhooks/oweDeliveries.ts'

export type Received = { readonly headers: IncomingHttpHeaders; readonly body: string }

/** Webhooks of teams with their receiver, by the clock of the API. Call it at the top of the file. */
export const createTestWebhooks = (url: string, api: () => TestApi) => {
  const received: Received[] = []
  /** The statuses of the next answers; 204 afterwards. */
  const answers: number[] = []
  /** What happens while the next message is answered. */
  const whileAnswering: (() => Promise<unknown>)[] = []
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    received.push({ headers: request.headers, body: await text(request) })
    await whileAnswering.shift()?.()
    response.writeHead(answers.shift() ?? 204).end('Noted.')
  }
  const receiver = createServer((request, response) => {
    receive(request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    )
  })
  let address = ''

  beforeAll(async () => {
    receiver.listen(0, '127.0.0.1')
    await once(receiver, 'listening')
    const bound = receiver.address()
    address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}/laurel`
  })
  afterAll(() => receiver.close())

  const now = () => instantOf(api().clock.now)
  const post = ({ olga }: TestTeam, path: string, payload: object = {}) =>
    api().ask(olga, { method: 'POST', url: path, payload })

  return {
    received,
    answers,
    whileAnswering,
    post,
    /** Makes deliveries of what happened, and those that are due. */
    work: async (): Promise<void> => {
      const { database } = api()
      await oweDeliveries(database, now())
      const runner = createRunner({
        database,
        databaseUrl: url,
        handlers: [
          deliveryHandler({
            database,
            cipher: createTokenCipher(testSecret),
            clock: now,
            origin: testOrigin,
            allowsLocalhost: true,
          }),
        ],
        clock: now,
        onError: error => {
          throw error
        },
      })
      await runner.runDue()
    },
    add: async (team: TestTeam, types = ['laurel.points.adjusted.v1']) => {
      const answer = await post(team, '/v1/developers/webhooks', {
        url: address,
        description: 'A receiver',
        types,
        includes_messages: false,
      })
      expect(answer.status).toBe(200)
      return createWebhook.response.parse(answer.body)
    },
    adjust: async (team: TestTeam, points: number): Promise<void> => {
      const path = `/v1/admin/members/${team.ann.memberId}/adjust`
      const answer = await post(team, path, { points, reason: 'A secret reason' })
      await api().shown(Acknowledged.parse(answer.body).position)
    },
    deliveriesOf: async ({ olga }: TestTeam) => {
      const { body } = await api().ask(olga, { url: '/v1/admin/webhook_deliveries' })
      return listWebhookDeliveries.response.parse(body)
    },
    webhookOf: async ({ olga }: TestTeam, id: string): Promise<Webhook> => {
      const { body } = await api().ask(olga, { url: `/v1/developers/webhooks/${id}` })
      return readWebhook.response.parse(body).webhook
    },
    /** What arrived since the last look: the points of an adjustment, and `test` for a test event. */
    arrived: () =>
      received.splice(0).map(({ body }) => {
        const event = z.union([CloudEvent, TestEvent]).parse(JSON.parse(body))
        return event.type === testEventType ? 'test' : event.data.points
      }),
  }
}
