import { createHmac } from 'node:crypto'
import type { VendorFault } from '@laurel/api/rewards/vendors/suite/vendorFault.ts'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { z } from 'zod'
import { createOrderBook, type GiftCardOrder } from '../giftCards/orderBook.ts'
import { picturesOf } from '../giftCards/pictures.ts'
import type { StandInMessage, StandInSurroundings } from '../standIn.ts'
import { accountAnswer, orderAnswer, problemAnswer, rowAnswer } from './tangoAnswers.ts'
import { tangoCatalog, tangoItems } from './tangoCatalog.ts'

/** The account of the sandbox at Tango. */
export const tangoSandboxSettings = {
  environment: 'sandbox',
  platformName: 'LaurelSandbox',
  platformKey: 'tango-sandbox-platform-key',
  customerIdentifier: 'laurel-sandbox',
  accountIdentifier: 'laurel-sandbox-usd',
  webhookKey: Buffer.from('tango-sandbox-webhook-key').toString('base64'),
} as const

const OrderBody = z.object({
  accountIdentifier: z.literal(tangoSandboxSettings.accountIdentifier),
  customerIdentifier: z.literal(tangoSandboxSettings.customerIdentifier),
  externalRefID: z.string().regex(/^[A-Za-z0-9]{1,100}$/),
  utid: z.string(),
  amount: z.number(),
  sendEmail: z.boolean(),
})

/** A stand-in for Tango Card's RaaS API under `/raas/v2`. Orders complete at once, as most do there. */
export const createTangoStandIn = ({ url, ...surroundings }: StandInSurroundings) => {
  const secrets = tangoSandboxSettings
  const { clock } = surroundings
  let messages = 0
  /** A message about an order, signed as Tango signs it. */
  const messageAbout = ({ id, handle, status }: GiftCardOrder): StandInMessage => {
    messages += 1
    const body = JSON.stringify({
      eventId: `evt-${id}-${messages}`,
      revision: messages,
      category: ['ORDER'],
      eventTypes: ['AsyncOrderStatus'],
      eventOccurredAt: clock(),
      eventData: { referenceOrderID: id, externalRefID: handle, status },
    })
    const signature = createHmac('sha256', Buffer.from(secrets.webhookKey, 'base64')).update(body)
    return {
      headers: { 'content-type': 'application/json', 'x-signed-payload': signature.digest('base64') },
      body,
    }
  }
  const book = createOrderBook('RA261123', surroundings, messageAbout)
  const items = new Map(tangoItems().map(item => [item.utid, item]))
  const authorization = `Basic ${Buffer.from(`${secrets.platformName}:${secrets.platformKey}`).toString('base64')}`

  const plugin: FastifyPluginAsync = async fastify => {
    await fastify.register(picturesOf('tango'))
    await fastify.register(api, { prefix: '/raas/v2' })
  }

  const api: FastifyPluginAsync = async fastify => {
    fastify.addHook('onRequest', async (request, reply) => {
      if (request.headers.authorization !== authorization)
        await reply.code(401).send(problemAnswer(401, 'Unauthorized', 'Access denied.'))
    })
    fastify.get('/catalogs', () => tangoCatalog(url()))
    fastify.get<{ Params: { id: string } }>('/accounts/:id', (request, reply) =>
      request.params.id === secrets.accountIdentifier
        ? accountAnswer(secrets.accountIdentifier)
        : reply.code(404).send(problemAnswer(404, 'Not Found', 'Account not found.')),
    )
    fastify.get<{ Querystring: { externalRefID?: string } }>('/orders', request => {
      const found = book.under(request.query.externalRefID ?? '')
      const orders = found ? [rowAnswer(found, secrets)] : []
      return {
        page: { number: 0, elementsPerBlock: 10, resultCount: orders.length, totalCount: orders.length },
        orders,
      }
    })
    fastify.get<{ Params: { id: string } }>('/orders/:id', (request, reply) => {
      const order = book.byId(request.params.id)
      return order
        ? {
            ...orderAnswer(order, items.get(order.sku), secrets),
            accountNumber: 'A26112301',
            notes: null,
            etid: null,
          }
        : reply.code(404).send(problemAnswer(404, 'Not Found', 'Order not found.'))
    })
    fastify.post<{ Params: { id: string } }>('/orders/:id/resends', (request, reply) =>
      book.byId(request.params.id)
        ? reply.code(201).send({ id: 1, createdAt: clock(), email: 'resent@laurel.example' })
        : reply.code(404).send(problemAnswer(404, 'Not Found', 'Order not found.')),
    )
    fastify.post('/orders', (request, reply) => {
      const fault = book.takeFault()
      if (fault?.kind === 'loseCall') return failed(reply)
      if (fault?.kind === 'refuse') return refused(reply, fault)
      const body = OrderBody.safeParse(request.body)
      if (!body.success)
        return reply.code(400).send(problemAnswer(400, 'Bad Request', 'The request is malformed.'))
      const { externalRefID: handle, utid: sku, amount } = body.data
      const item = items.get(sku)
      if (!item)
        return reply.code(422).send(problemAnswer(422, 'Unprocessable Entity', 'Unknown UTID.', '422.024'))
      const before = book.under(handle)
      const { faceValue: fixed, minValue: least = fixed ?? 0, maxValue: most = fixed ?? 0 } = item
      if (!before && (!Number.isInteger(amount) || amount < least || most < amount))
        return refused(reply, { kind: 'refuse', code: 'REFUSED' })
      const order = before ?? book.add({ handle, sku, amount, status: 'complete' })
      if (fault?.kind === 'loseAnswer') return failed(reply)
      if (fault?.kind === 'hang') return reply.hijack()
      return reply.code(before ? 200 : 201).send(orderAnswer(order, item, secrets))
    })
  }

  return { plugin, control: book.control }
}

const failed = (reply: FastifyReply): FastifyReply =>
  reply.code(500).send(problemAnswer(500, 'Internal Server Error', 'An unexpected error occurred.'))

const refused = (reply: FastifyReply, { code }: Extract<VendorFault, { kind: 'refuse' }>): FastifyReply => {
  switch (code) {
    case 'INSUFFICIENT_FUNDS':
      return reply
        .code(402)
        .send(problemAnswer(402, 'Payment Required', 'Insufficient funds in the account.'))
    case 'NOT_AVAILABLE':
      return reply.code(422).send(problemAnswer(422, 'Unprocessable Entity', 'Unknown UTID.', '422.024'))
    case 'OUT_OF_STOCK':
    case 'PRICE_CHANGED':
    case 'INVALID_DESTINATION':
    case 'REFUSED':
      return reply
        .code(422)
        .send(problemAnswer(422, 'Unprocessable Entity', 'The order was refused.', '422.000'))
    default:
      return code satisfies never
  }
}
