import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { z } from 'zod'
import { brandsOf, comesIn, type SandboxBrand } from '../giftCards/brands.ts'
import { codeOf, createOrderBook, type GiftCardOrder } from '../giftCards/orderBook.ts'
import { picturesOf } from '../giftCards/pictures.ts'
import type { StandInDefinition, StandInMessage, StandInSurroundings } from '../standIn.ts'

export const xoxodaySandboxSettings = {
  environment: 'staging',
  clientId: 'sandbox-xoxoday-client',
  clientSecret: 'sandbox-xoxoday-secret',
  refreshToken: 'sandbox-xoxoday-refresh-1',
} as const

const Ask = z.object({
  query: z.string(),
  tag: z.literal('plumProAPI'),
  variables: z.object({
    data: z.object({
      limit: z.number().optional(),
      page: z.number().optional(),
      includeProducts: z.string().optional(),
      productId: z.string().optional(),
      quantity: z.number().optional(),
      denomination: z.number().optional(),
      poNumber: z.string().optional(),
      orderId: z.string().optional(),
    }),
  }),
})
type Data = z.infer<typeof Ask>['variables']['data']

const Renewal = z.object({
  grant_type: z.literal('refresh_token'),
  refresh_token: z.string(),
  client_id: z.literal(xoxodaySandboxSettings.clientId),
  client_secret: z.literal(xoxodaySandboxSettings.clientSecret),
})

const Kept = z.object({ generation: z.number(), orders: z.unknown() })

/** A stand-in for Xoxoday Plum under `/chef`: one endpoint, and refresh tokens of which each works once. */
export const createXoxodayStandIn = ({ url, clock, memory, sendWebhook }: StandInSurroundings) => {
  const kept = Kept.catch({ generation: 1, orders: [] }).parse(memory.read())
  let { generation } = kept
  let { orders: savedOrders } = kept
  const save = () => memory.write({ generation, orders: savedOrders })
  const savedWithTokens = {
    read: () => savedOrders,
    write: (orders: unknown) => {
      savedOrders = orders
      save()
    },
  }
  let messages = 0
  const messageAbout = ({ id, handle }: GiftCardOrder): StandInMessage => {
    messages += 1
    const data = { orderId: id, poNumber: handle, orderDate: clock(), deliveryStatus: 'delivered' }
    return {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: `message-${messages}`, data, createdAt: clock() }),
    }
  }
  const book = createOrderBook('40', { clock, memory: savedWithTokens, sendWebhook }, messageAbout)
  const products = () => brandsOf('xoxoday').map((brand, index) => productOf(brand, index, url()))

  const plugin: FastifyPluginAsync = async fastify => {
    await fastify.register(picturesOf('xoxoday'))
    fastify.post('/chef/v1/oauth/token/user', (request, reply) => {
      const renewal = Renewal.safeParse(request.body)
      if (!renewal.success || renewal.data.refresh_token !== refreshTokenOf(generation))
        return reply.code(400).send({ error: 'invalid_grant' })
      generation += 1
      save()
      return {
        access_token: accessTokenOf(generation),
        refresh_token: refreshTokenOf(generation),
        expires_in: 1_296_000,
        access_token_expiry: clock(),
      }
    })
    fastify.post('/chef/v1/oauth/api', (request, reply) => {
      if (request.headers.authorization !== `Bearer ${accessTokenOf(generation)}`)
        return reply.code(401).send({ error: 'Unauthorized' })
      const { query, variables } = Ask.parse(request.body)
      return answer(query, variables.data, reply)
    })
  }

  const answer = (query: string, data: Data, reply: FastifyReply): unknown => {
    switch (query) {
      case 'plumProAPI.query.getBalance':
        return { data: { getBalance: { status: 1, data: { value: 250_000, currency: 'INR' } } } }
      case 'plumProAPI.mutation.getVouchers': {
        const { limit = 20, page = 1, includeProducts = '' } = data
        const all = products().filter(
          ({ productId }) => includeProducts === '' || productId === includeProducts,
        )
        const first = (page - 1) * limit
        return { data: { getVouchers: { status: 1, data: all.slice(first, first + limit) } } }
      }
      case 'plumProAPI.mutation.getOrderDetails': {
        const order = data.orderId === undefined ? book.under(data.poNumber ?? '') : book.byId(data.orderId)
        if (!order) return reply.code(400).send({ code: 400, message: 'Order not found.' })
        return { data: { getOrderDetails: { status: 1, data: orderAnswer(order) } } }
      }
      case 'plumProAPI.mutation.placeOrder':
        return place(data, reply)
      default:
        return reply.code(400).send({ error: 'Unknown query.' })
    }
  }

  const place = (data: Data, reply: FastifyReply): unknown => {
    const fault = book.takeFault()
    if (fault?.kind === 'loseCall') return reply.code(500).send({ error: 'Internal error' })
    if (fault?.kind === 'refuse')
      return reply.code(400).send({ code: 400, message: refusals[fault.code] ?? 'The order was refused.' })
    const { productId = '', quantity, denomination = 0, poNumber = '' } = data
    const brand = brandsOf('xoxoday').find((_, index) => productIdOf(index) === productId)
    if (!brand) return reply.code(400).send({ code: 400, message: 'Product not available.' })
    if (quantity !== 1 || poNumber === '' || !comesIn(brand, denomination))
      return reply.code(400).send({ code: 400, message: 'The order is not valid.' })
    const order = book.add({ handle: poNumber, sku: productId, amount: denomination, status: 'complete' })
    if (fault?.kind === 'loseAnswer') return reply.code(500).send({ error: 'Internal error' })
    if (fault?.kind === 'hang') return reply.hijack()
    return { data: { placeOrder: { status: 1, data: orderAnswer(order) } } }
  }

  return { plugin, control: { ...book.control, endAccess: () => (generation += 1) } }
}

const accessTokenOf = (generation: number): string => `sandbox-xoxoday-access-${generation}`
const refreshTokenOf = (generation: number): string => `sandbox-xoxoday-refresh-${generation}`

const refusals: Readonly<Record<string, string>> = {
  INSUFFICIENT_FUNDS: 'Insufficient balance.',
  OUT_OF_STOCK: 'The voucher is out of stock.',
  NOT_AVAILABLE: 'Product not available.',
}

const productIdOf = (index: number): string => String(31_000 + index)

const productOf = (
  { key, name, about, category, currency, countries, values }: SandboxBrand,
  index: number,
  url: string,
) => ({
  productId: productIdOf(index),
  name,
  description: `<p>${about}</p>`,
  termsAndConditionsInstructions: '<p>Valid for twelve months.</p>',
  categories: category,
  imageUrl: `${url}/images/${key}.svg`,
  currencyCode: currency,
  countryName: countries[0],
  countryCode: countries[0],
  ...('least' in values
    ? { valueType: 'open_value', minValue: String(values.least), maxValue: String(values.most) }
    : { valueType: 'fixed_denomination', valueDenominations: values.join(',') }),
})

const orderAnswer = (order: GiftCardOrder) => ({
  orderId: order.id,
  orderTotal: order.amount,
  orderStatus:
    order.status === 'cancelled' ? 'canceled' : order.status === 'unknown' ? 'dreaming' : 'complete',
  deliveryStatus:
    order.status === 'complete' ? 'delivered' : order.status === 'unknown' ? 'in dreams' : 'pending',
  quantity: 1,
  vouchers:
    order.status === 'complete'
      ? [
          {
            orderId: order.id,
            voucherCode: codeOf(order.id),
            pin: codeOf(order.handle).slice(-4),
            validity: '2027-11-23',
            type: 'codePin',
          },
        ]
      : [],
})

/** Xoxoday Plum in the sandbox, for people in India. */
export const xoxodayStandIn: StandInDefinition = {
  vendor: 'xoxoday',
  settings: xoxodaySandboxSettings,
  create: createXoxodayStandIn,
}
