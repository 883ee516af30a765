import type { RefusalCode, ReportedStatus } from '@laurel/api/rewards/vendors/port.ts'
import type { VendorFault } from '@laurel/api/rewards/vendors/suite/vendorFault.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { z } from 'zod'
import { NotPossible } from '../../people/actor.ts'
import { isPicture, servePictures } from '../pictureRoute.ts'
import type { StandInControl, StandInMemory, StandInMessage } from '../standIn.ts'
import { createPrintfulGrants } from './printfulGrants.ts'
import { errorAnswer, NewOrder, orderAnswer, StoredOrder } from './printfulOrders.ts'
import { printfulProducts, variantWith } from './printfulProducts.ts'

export type PrintfulStandInOptions = {
  /** Left out, products have no pictures. */
  readonly url?: () => string
  readonly clock: () => Instant
  readonly apiKey: string
  readonly memory: StandInMemory
  readonly sendWebhook?: (message: StandInMessage) => Promise<unknown>
}

const firstOrderId = 90_000_001

const statusOf = {
  pending: 'pending',
  processing: 'inprocess',
  complete: 'fulfilled',
  cancelled: 'canceled',
  returned: 'fulfilled',
} as const satisfies Record<ReportedStatus, string>

const refusals: Readonly<Partial<Record<RefusalCode, string>>> = {
  OUT_OF_STOCK: 'Item is out of stock.',
  INSUFFICIENT_FUNDS: 'Your payment method could not be charged.',
  INVALID_DESTINATION: 'Recipient address is not valid.',
  NOT_AVAILABLE: 'Sync variant not found.',
}

/** A Printful with one store: its HTTP, version 1, and its control. */
export const createPrintfulStandIn = ({
  url,
  clock,
  apiKey,
  memory,
  sendWebhook,
}: PrintfulStandInOptions) => {
  const orders = z.array(StoredOrder).parse(memory.read() ?? [])
  const faults: VendorFault[] = []
  let losesWebhook = false
  const grants = createPrintfulGrants(clock)
  const seconds = (): number => Math.floor(Date.parse(clock()) / 1000)
  const under = (handle: string) => orders.find(({ request }) => request.external_id === handle)
  const known = (handle: string): StoredOrder => {
    const order = under(handle)
    if (!order) throw new NotPossible(`Printful has no order ${handle}.`)
    return order
  }
  const webhookAbout = (order: StoredOrder): StandInMessage => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      type: order.isShipped ? 'package_shipped' : 'order_updated',
      created: order.updated,
      retries: 0,
      store: 1,
      data: { order: orderAnswer(order) },
    }),
  })
  const setStatus = async (handle: string, status: string): Promise<void> => {
    const order = known(handle)
    order.status = status
    order.isShipped = status === 'fulfilled'
    order.updated = seconds()
    memory.write(orders)
    await notify(handle)
  }
  const notify = async (handle: string): Promise<void> => {
    if (!losesWebhook) await sendWebhook?.(webhookAbout(known(handle)))
    losesWebhook = false
  }
  const found = (key: string) =>
    key.startsWith('@') ? under(key.slice(1)) : orders.find(({ id }) => String(id) === key)

  const control = {
    plan: (fault: VendorFault): void => void faults.push(fault),
    move: (handle: string, status: ReportedStatus) => setStatus(handle, statusOf[status]),
    loseWebhook: (): void => {
      losesWebhook = true
    },
    orders: () =>
      orders.map(({ id, status, request }) => ({
        handle: request.external_id,
        vendorOrderId: String(id),
        status,
      })),
    setStatus,
    setUnknownStatus: (handle: string) => setStatus(handle, 'inspection'),
    notify,
    endAccess: grants.endAccess,
  } satisfies StandInControl

  const plugin: FastifyPluginAsync = async fastify => {
    servePictures(fastify, new URL('../../../demo/pictures/', import.meta.url))
    fastify.addHook('preHandler', async (request, reply) => {
      if (isPicture(request.url) || request.url.includes('/oauth/')) return
      const { authorization } = request.headers
      if (authorization === `Bearer ${apiKey}` || grants.scopesOf(authorization)) return
      return reply.code(401).send(errorAnswer(401, 'The access token provided is invalid.'))
    })
    grants.serve(fastify)
    fastify.get('/stores', async () => ({
      code: 200,
      result: [{ id: 1, name: 'Juniper swag', type: 'native' }],
    }))
    fastify.get('/store/products', async request => {
      const { offset, limit } = z
        .object({ offset: z.coerce.number().default(0), limit: z.coerce.number().max(100).default(20) })
        .parse(request.query)
      const page = printfulProducts.slice(offset, offset + limit)
      const result = page.map(({ id, name, variants }) => ({
        id,
        name,
        variants: variants.length,
        synced: variants.length,
        is_ignored: false,
      }))
      return { code: 200, result, paging: { total: printfulProducts.length, offset, limit } }
    })
    fastify.get<{ Params: { id: string } }>('/store/products/:id', async (request, reply) => {
      const product = printfulProducts.find(({ id }) => String(id) === request.params.id)
      if (!product) return reply.code(404).send(errorAnswer(404, 'Not Found'))
      const { id, name, picture, variants } = product
      const thumbnail = url ? `${url()}/pictures/${picture}.webp` : null
      return {
        code: 200,
        result: {
          sync_product: { id, external_id: `p${id}`, name, thumbnail_url: thumbnail, is_ignored: false },
          sync_variants: variants.map(variant => ({
            id: variant.id,
            sync_product_id: id,
            name: variant.name,
            synced: true,
            retail_price: variant.price,
            currency: 'USD',
            is_ignored: false,
            availability_status: variant.availability,
          })),
        },
      }
    })
    fastify.post('/orders/estimate-costs', async (request, reply) => {
      const read = NewOrder.safeParse(request.body)
      if (!read.success) return reply.code(400).send(errorAnswer(400, z.prettifyError(read.error)))
      const variant = variantOf(read.data)
      if (typeof variant === 'string') return reply.code(400).send(errorAnswer(400, variant))
      const costs = { currency: 'USD', subtotal: variant.price, shipping: '4.99', tax: '0.00', total: '0' }
      return { code: 200, result: { costs, retail_costs: costs } }
    })
    fastify.post('/orders', async (request, reply) => {
      const fault = faults.shift()
      if (fault?.kind === 'loseCall') return lost(reply)
      const read = NewOrder.safeParse(request.body)
      if (!read.success) return reply.code(400).send(errorAnswer(400, z.prettifyError(read.error)))
      if (under(read.data.external_id))
        return reply.code(400).send(errorAnswer(400, 'Order with this external ID already exists.'))
      if (fault?.kind === 'refuse')
        return reply.code(400).send(errorAnswer(400, refusals[fault.code] ?? 'This order can’t be made.'))
      const variant = variantOf(read.data)
      if (typeof variant === 'string') return reply.code(400).send(errorAnswer(400, variant))
      const { confirm } = Confirmation.parse(request.query)
      const status = confirm === 'true' ? 'pending' : 'draft'
      const at = seconds()
      const id = firstOrderId + orders.length
      const order = { id, status, isShipped: false, request: read.data, created: at, updated: at }
      orders.push(order)
      memory.write(orders)
      if (fault?.kind === 'hang') return reply.hijack()
      return fault?.kind === 'loseAnswer' ? lost(reply) : { code: 200, result: orderAnswer(order) }
    })
    fastify.get<{ Params: { id: string } }>('/orders/:id', async (request, reply) => {
      const order = found(request.params.id)
      return order
        ? { code: 200, result: orderAnswer(order) }
        : reply.code(404).send(errorAnswer(404, 'Not Found'))
    })
    fastify.delete<{ Params: { id: string } }>('/orders/:id', async (request, reply) => {
      const order = found(request.params.id)
      if (!order) return reply.code(404).send(errorAnswer(404, 'Not Found'))
      if (order.status !== 'pending' && order.status !== 'draft')
        return reply.code(400).send(errorAnswer(400, 'This order can’t be cancelled any more.'))
      order.status = 'canceled'
      memory.write(orders)
      return { code: 200, result: orderAnswer(order) }
    })
  }
  return { plugin, control }
}

/** An order stays a draft, which is never delivered, unless it is confirmed. */
const Confirmation = z.object({ confirm: z.string().optional() })

/** What is ordered, or why it can't be. */
const variantOf = ({ items }: NewOrder) => {
  const variant = variantWith(items[0]?.sync_variant_id ?? 0)
  if (!variant) return 'Sync variant not found.'
  return variant.availability === 'active' ? variant : 'Item is out of stock.'
}

const lost = (reply: FastifyReply) => reply.code(500).send(errorAnswer(500, 'Internal error'))
