import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { z } from 'zod'
import { brandsOf } from '../giftCards/brands.ts'
import { codeOf, createOrderBook, type GiftCardOrder } from '../giftCards/orderBook.ts'
import { picturesOf } from '../giftCards/pictures.ts'
import type { StandInDefinition, StandInSurroundings } from '../standIn.ts'
import { faceValuesOf, productsOf } from './cysendCatalog.ts'

export const cysendSandboxSettings = {
  environment: 'sandbox',
  username: 'laurel-sandbox',
  password: 'sandbox-cysend-password',
} as const

const Item = z.object({
  face_value_id: z.string(),
  face_value: z.number(),
  face_value_currency: z.string(),
  beneficiary_information: z.array(z.unknown()),
  scenario: z.enum([
    'live',
    'simulate-success',
    'simulate-failed',
    'simulate-delayed-success',
    'simulate-delayed-failed',
  ]),
})
type Item = z.infer<typeof Item>
const Order = Item.extend({ user_uid: z.string().regex(/^\w{1,32}$/) })

/** The cost of a card, as a part of its value. */
const costShare = 0.97
const deliveredAfterMilliseconds = 10_000

/** A stand-in for CYSEND under `/openapi/prod/v5.2.3`. Orders are accepted, and delivered some seconds later. */
export const createCysendStandIn = ({ url, ...surroundings }: StandInSurroundings) => {
  const { clock } = surroundings
  const book = createOrderBook('88', surroundings, order => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([statusOf(order)]),
  }))
  const { username, password } = cysendSandboxSettings
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  const values = faceValuesOf(brandsOf('cysend'))
  const knows = ({ face_value_id: id, face_value: value, face_value_currency: currency }: Item): boolean =>
    values.fixed.some(
      known =>
        known.face_value_id === id && known.face_value === value && known.face_value_currency === currency,
    ) ||
    values.range.some(
      known =>
        known.face_value_id === id &&
        known.face_value_from <= value &&
        value <= known.face_value_to &&
        known.face_value_currency === currency,
    )

  const plugin: FastifyPluginAsync = async fastify => {
    await fastify.register(picturesOf('cysend'))
    await fastify.register(api, { prefix: '/openapi/prod/v5.2.3' })
  }

  const api: FastifyPluginAsync = async fastify => {
    fastify.addHook('onRequest', async (request, reply) => {
      if (request.headers.authorization !== authorization) await reply.code(401).send(problem('Unauthorized'))
    })
    fastify.get('/customer/balance', async () => ({ balance: 8000, currency: 'EUR' }))
    fastify.get('/store/catalogue/products', async () => productsOf(brandsOf('cysend'), url()))
    fastify.get('/store/catalogue/face-value', async () => values)
    fastify.put('/store/order/cost', async request =>
      z
        .array(Item)
        .parse(request.body)
        .map(({ face_value, face_value_currency: currency }) => ({
          cost: Number((face_value * costShare).toFixed(2)),
          currency,
        })),
    )
    fastify.get<{ Querystring: { uid?: string; user_uid?: string } }>('/store/order', (request, reply) => {
      const { uid, user_uid } = request.query
      const order = uid === undefined ? book.under(user_uid ?? '') : book.byId(uid)
      return order ? [statusOf(delivered(order))] : reply.code(404).send(problem('Order not found'))
    })
    fastify.post('/store/order', (request, reply) => {
      const fault = book.takeFault()
      if (fault?.kind === 'loseCall') return reply.code(502).send(problem('Bad gateway'))
      if (fault?.kind === 'refuse') return refused(reply, fault.code)
      const [order] = z.array(Order).length(1).parse(request.body)
      if (!order || !knows(order)) return reply.code(404).send(problem('Face value not found'))
      const { user_uid: handle, face_value_id: sku, face_value: amount } = order
      const added = book.add({ handle, sku, amount, status: 'pending' })
      if (fault?.kind === 'loseAnswer') return reply.code(502).send(problem('Bad gateway'))
      if (fault?.kind === 'hang') return reply.hijack()
      return reply.code(201).send([statusOf(added)])
    })
  }

  /** An order that waited long enough is delivered by the look at it. */
  const delivered = (order: GiftCardOrder): GiftCardOrder => {
    const isDue = Date.parse(clock()) - Date.parse(order.createdAt) >= deliveredAfterMilliseconds
    if (order.status === 'pending' && isDue) book.set(order.handle, 'complete')
    return order
  }

  return { plugin, control: book.control }
}

const problem = (message: string) => ({ code: 'E100', message, information: '' })

const refused = (reply: FastifyReply, code: string): FastifyReply => {
  if (code === 'INSUFFICIENT_FUNDS') return reply.code(402).send(problem('Balance too low'))
  if (code === 'NOT_AVAILABLE') return reply.code(404).send(problem('Face value not found'))
  return reply.code(400).send(problem('The order is not valid'))
}

const statuses = {
  pending: 'accepted',
  processing: 'accepted',
  complete: 'success',
  cancelled: 'failed',
  returned: 'failed',
  unknown: 'levitating',
} as const satisfies Record<GiftCardOrder['status'], string>

const statusOf = (order: GiftCardOrder) => ({
  uid: order.id,
  user_uid: order.handle,
  date: order.createdAt,
  face_value_id: order.sku,
  face_value: order.amount,
  status: statuses[order.status],
  response_code: order.status === 'cancelled' ? '96' : '00',
  response_title: order.status === 'cancelled' ? 'Issuer failed' : 'Approved',
  response_description: '',
  ...(order.status === 'complete'
    ? {
        prepaid_code: {
          code: codeOf(order.id),
          serial: order.id,
          pin_code: codeOf(order.handle).slice(-4),
          expiration: '',
          pdf_link: '',
          usage_instructions: ['Enter the code at the check-out.'],
        },
      }
    : {}),
})

/** CYSEND in the sandbox: cards of Poland, and some that are for many countries. */
export const cysendStandIn: StandInDefinition = {
  vendor: 'cysend',
  settings: cysendSandboxSettings,
  create: createCysendStandIn,
}
