import { randomUUID } from 'node:crypto'
import { me } from '@laurel/contract/people/me.ts'
import { redeemReward } from '@laurel/contract/rewards/redeemReward.ts'
import { addItem } from '@laurel/contract/rewards/teamItems.ts'
import type { Sent } from '@laurel/contract/wire/address.ts'
import type { Home } from './home.ts'
import { asking, type Operation, ofOwnTeam, type Statuses, settingsOf } from './operation.ts'

/** The database of the matrix has no nonprofits. */
const noNonprofit: Statuses = {
  foreignAdministrator: 404,
  member: 404,
  channelManager: 404,
  administrator: 404,
}

const companyReward = (home: Home): Sent => ({ params: { id: home.rewardId } })
const reward = { name: 'Mug', emoji: '☕', description: 'For tea.', point_cost: 10 }
const vendor = { params: { name: 'memory' }, body: { settings: { key: 'hush' } } }
const nothingThere: Statuses = { member: 404, channelManager: 404, administrator: 404 }

const redemption = async ({ ann, olga, rewardId, accepted }: Home): Promise<string> => {
  const answer = await accepted(ann, redeemReward, { params: { rewardId }, body: {} })
  const { redemption_id: id, position } = redeemReward.response.parse(answer)
  await accepted(olga, me, { query: { after: position ?? -1 } })
  return id ?? ''
}
/** A GIF. */
const onePixel = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const itemSettings = { name: 'Hoodie', point_cost: 10 }
const item = async ({ olga, accepted }: Home): Promise<string> => {
  const answer = await accepted(olga, addItem, { body: { add_item: itemSettings } })
  const { id, position: after } = addItem.response.parse(answer)
  await accepted(olga, me, { query: { after } })
  return id
}
const itemParams = async (home: Home): Promise<Sent> => ({ params: { id: await item(home) } })
/** Nothing of Ann's redemptions is for the others. */
const onlyOfAnn: Statuses = { member: 404, channelManager: 404, administrator: 404 }

/** The operations of rewards, redemptions, orders and vendors. */
export const rewardOperations: Readonly<Record<string, Operation>> = {
  listCatalogItems: ofOwnTeam({ params: { page: 1 } }),
  getCatalogItem: asking(itemParams),
  listTeamItems: asking(async home => ({ query: { q: await item(home) } }), { foreignAdministrator: 200 }),
  listTeamRewards: ofOwnTeam(),
  saveTeamRewards: settingsOf({ rewards: [reward] }),
  refreshItemImages: asking(itemParams),
  addItem: settingsOf({ add_item: itemSettings }),
  changeItem: asking(async home => ({ ...(await itemParams(home)), body: { item: itemSettings } })),
  replaceItemImages: asking(async home => ({ ...(await itemParams(home)), body: { images: [] } })),
  archiveItem: asking(itemParams),
  listItemRecords: asking(async home => ({ query: { filter: { id: [await item(home)] } } }), {
    foreignAdministrator: 200,
  }),
  getItemRecord: asking(itemParams),
  uploadImage: settingsOf({ content: onePixel }),
  findNonprofits: ofOwnTeam({ query: { q: 'seattle' } }),
  getNonprofit: ofOwnTeam({ params: { ein: '890001000' } }, noNonprofit),
  searchNonprofits: ofOwnTeam(),
  nearbyNonprofits: ofOwnTeam(),
  nonprofitSections: ofOwnTeam(),
  nonprofitCategories: ofOwnTeam(),
  quoteCashOut: ofOwnTeam({ query: { rail: 'PAYPAL', amount: 100 } }),
  redeemPayPal: ofOwnTeam({ body: { rail: 'PAYPAL', amount: 100, destination: 'pay@evergreen.example' } }),
  verifyDestination: ofOwnTeam({ body: { destination: 'pay@evergreen.example', code: '0000' } }),
  donate: ofOwnTeam({ body: { donation: { ein: '890001000', points: 100 } } }, noNonprofit),
  // The redemption of the home is no donation.
  recordDonation: asking(
    async home => ({ params: { redemptionId: await redemption(home) }, body: { status: 'PROCESSING' } }),
    { administrator: 404 },
  ),
  featuredGiftCards: ofOwnTeam(),
  listGiftCards: ofOwnTeam({ params: { page: 1 } }),
  giftCardDetails: asking(() => ({ params: { id: randomUUID() } }), nothingThere),
  redeemGiftCard: ofOwnTeam({ params: { id: randomUUID() }, body: {} }),
  requestGiftCard: ofOwnTeam({ body: { point_amount: 100 } }),
  resendGiftCard: asking(async home => ({ params: { redemptionId: await redemption(home) } }), nothingThere),
  resendMembersGiftCard: asking(async home => ({ params: { redemptionId: await redemption(home) } }), {
    administrator: 404,
  }),
  importGiftCards: ofOwnTeam({ body: { file: 'id' } }),
  deliverGiftCard: asking(
    async home => ({
      params: { redemptionId: await redemption(home) },
      body: { credentials: [{ label: 'Code', value: 'ABC', kind: 'code' }] },
    }),
    { administrator: 404 },
  ),
  listRewards: ofOwnTeam(),
  redeemReward: asking(({ rewardId }) => ({ params: { rewardId } })),
  listRedemptions: ofOwnTeam(),
  getRedemption: asking(async home => ({ params: { id: await redemption(home) } }), {
    member: 404,
    administrator: 404,
  }),
  readRedemptionDelivery: asking(async home => ({ params: { id: await redemption(home) } }), onlyOfAnn),
  pendingClaims: ofOwnTeam(),
  claimGifts: asking(
    () => ({ params: { id: randomUUID() }, body: { claims: [{ row: 0, option: 0 }] } }),
    nothingThere,
  ),
  cancelRedemption: asking(async home => ({
    params: { redemptionId: await redemption(home) },
    body: { reason: 'Sold out' },
  })),
  completeRedemption: asking(async home => ({ params: { redemptionId: await redemption(home) } })),
  listOpenOrders: ofOwnTeam(),
  lookAtOrderAgain: asking(async home => ({ params: { redemptionId: await redemption(home) } }), {
    administrator: 404,
  }),
  markAsOrdered: asking(
    async home => ({
      params: { redemptionId: await redemption(home) },
      body: { vendor_order_id: 'V-1' },
    }),
    { administrator: 409 },
  ),
  cancelOrder: asking(async home => ({
    params: { redemptionId: await redemption(home) },
    body: { reason: 'Sold out' },
  })),
  releaseOrder: asking(async home => ({ params: { redemptionId: await redemption(home) } })),
  listVendors: ofOwnTeam(),
  connectVendor: ofOwnTeam(vendor),
  testVendor: ofOwnTeam(vendor),
  disconnectVendor: ofOwnTeam({ params: vendor.params }),
  saveCatalogStatus: settingsOf({ catalogs: ['AMAZON'] }),
  listRewardNotifications: ofOwnTeam(),
  saveRewardNotifications: asking(({ cleo }) => ({ body: { to_notify: [cleo.memberId] } })),
  getRewardPolicy: ofOwnTeam(),
  setRewardPolicy: settingsOf({
    points_per_day_max: 500,
    redemptions_per_day_max: null,
    hold_above_points: null,
  }),
  listMemberRedemptions: asking(async home => ({ query: { filter: { id: [await redemption(home)] } } }), {
    foreignAdministrator: 200,
  }),
  getMemberRedemption: asking(async home => ({ params: { id: await redemption(home) } })),
  listCultureRedemptions: ofOwnTeam({ query: { type: 'culture' } }),
  listRedemptionPage: ofOwnTeam({ params: { page: '1' } }),
  pendingRedemptionCount: ofOwnTeam(),
  redemptionStats: ofOwnTeam(),
  listCompanyRewards: asking(({ rewardId }) => ({ query: { filter: { id: [rewardId] } } }), {
    foreignAdministrator: 200,
  }),
  getCompanyReward: asking(companyReward),
  defineCompanyReward: settingsOf(reward),
  changeCompanyReward: asking(home => ({ ...companyReward(home), body: reward })),
  archiveCompanyReward: asking(companyReward),
}
