import { randomUUID } from 'node:crypto'
import type { Sent } from '@laurel/contract/wire/address.ts'

/** The same products for every team. */
const ofEveryTeam = (sent: Sent = {}) => ({ sent: () => sent, statuses: { foreignAdministrator: 200 } })

/** The team does not offer Amazon. */
const notOffered = (sent: Sent = {}) => ({
  sent: () => sent,
  statuses: { foreignAdministrator: 404, member: 404, channelManager: 404, administrator: 404 },
})

const product = { params: { id: 'B000000001' } }
const addr = randomUUID()

/** The requests of Amazon, the swag shop and the articles. */
export const shopOperations = {
  amazonTrending: notOffered(),
  searchAmazon: notOffered({ params: { page: 1 }, query: { q: 'tea' } }),
  amazonProduct: notOffered(product),
  amazonVariant: notOffered(product),
  redeemAmazon: notOffered({ ...product, body: { addr } }),
  listStorefront: ofEveryTeam(),
  redeemStorefront: ofEveryTeam({
    body: { reward: { name: 'Beanie', sku: 'BEANIE', point_cost: 800 }, addr },
  }),
  featuredPosts: ofEveryTeam(),
  readPost: ofEveryTeam({ params: { uid: 'give-it-on' } }),
}
