import type { Sent } from '@laurel/contract/wire/address.ts'

/**
 * Calls about catalogs and vendors, which the generated companies do not have. Their time depends on the catalog, which
 * benchmarks of their own measure. A file that was ordered or read in the background takes the time of its length. A
 * simulation is one row.
 */
export const catalogCalls: readonly string[] = [
  'amazonProduct',
  'amazonTrending',
  'amazonVariant',
  'featuredGiftCards',
  'featuredPosts',
  'exportMonthEntry',
  'fetchAttestationPack',
  'fetchExport',
  'findGifs',
  'findNonprofits',
  'getCatalogItem',
  'getItemRecord',
  'getNonprofit',
  'getPolicySimulation',
  'getRedemption',
  'giftCardDetails',
  'listCatalogItems',
  'listGiftCards',
  'listItemRecords',
  'listOpenOrders',
  'listRewardNotifications',
  'listStorefront',
  'listTeamItems',
  'listVendors',
  'nearbyNonprofits',
  'nonprofitCategories',
  'nonprofitSections',
  'quoteCashOut',
  'readPost',
  'searchAmazon',
  'searchNonprofits',
]

/** Calls whose time is that of the payment provider. */
export const paymentCalls: readonly string[] = [
  'previewPlan',
  'readBilling',
  'setupCard',
  'topUpIntent',
  'readPaymentIntent',
  'readRewardsPayment',
  'listInvoices',
  'saveReceipt',
]

/** Calls about HR systems, which the generated companies are not connected to. Each reads rows by an index. */
export const integrationCalls: readonly string[] = [
  'fieldSources',
  'getIntegrationLog',
  'listIntegrationLogs',
  'listIntegrations',
]

/** Calls about differences with partners, which the generated companies do not have. Each reads rows by an index. */
export const exceptionCalls: readonly string[] = ['listExceptions', 'readException']

/** Calls about the radar, which is off in the generated companies. Each reads rows by an index. */
export const radarCalls: readonly string[] = ['backTestRadar', 'listFindings', 'readFinding', 'readRadar']
/** Calls about assistants, webhooks and their events, which the generated companies do not have. Each reads rows by an index. */
export const developerCalls: readonly string[] = [
  'describeAuthorization',
  'listEventTypes',
  'listEvents',
  'streamEvents',
  'listOutgoingEvents',
  'listWebhookDeliveries',
  'listWebhooks',
  'readWebhook',
  'readWebhookDelivery',
]

/** Calls about a file that an administrator sent; the generated companies have none. Each reads the rows of one file. */
export const importCalls: readonly string[] = ['getUserFieldImport']

/** Calls about the chat workspace; their time depends on the chat alone. */
export const workspaceCases: Readonly<Record<string, Sent>> = {
  slackAuthorization: { query: { state: 'a state of sufficient length' } },
  setupAuthorization: { query: { state: 'a state of sufficient length' } },
  workspaceReading: {},
  searchChatChannels: { query: { q: '' } },
  getChatChannel: { params: { id: 'C0' } },
  listIcons: {},
}
