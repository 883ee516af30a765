import { describeVendor } from '../suite/describeVendor.ts'
import { buymeVendor } from './buymeVendor.ts'

describeVendor('BuyMe', {
  capabilities: buymeVendor.capabilities,
  order: {
    kind: 'giftCard',
    vendor: 'buyme',
    productId: 'carmel-spa',
    variantId: '200 ILS',
    faceValue: { minor: 20_000, currency: 'ILS' },
    cost: null,
    exchangeRate: '3.2561',
    thumbnailUrl: null,
  },
  secrets: [],
  faults: [],
  refusals: [],
  statuses: ['pending'],
  start: () => {
    const surroundings = { fetch, clock: () => '2026-11-23T09:00:00.000Z', random: () => 0.5 }
    const client = buymeVendor.create({ orderedBy: 'Priya Raman' }, surroundings)
    const { signal } = new AbortController()
    return Promise.resolve({
      client,
      plan: () => Promise.resolve(),
      ordersUnder: async handle =>
        Number((await client.findOrder({ handle, vendorOrderId: null }, signal)) !== null),
      move: () => Promise.resolve(),
      stop: () => Promise.resolve(),
    })
  },
})
