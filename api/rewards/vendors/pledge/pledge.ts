import { decimalText } from '@laurel/ledger/kernel/money.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import type {
  OrderReport,
  OrderRequest,
  OrderResult,
  ReportedStatus,
  RewardVendor,
  SoughtOrder,
  VendorClient,
} from '../port.ts'
import { Organizations, PledgeDonation, PledgeDonations } from './answers.ts'
import { createPledgeCalls, type PledgeCalls, pledgeTitle } from './calls.ts'
import { PledgeSettings } from './settings.ts'
import { pledgeWebhook } from './webhook.ts'

/** Donations through Pledge, which bills the company. The handle is the metadata of a donation. */
export const pledge: RewardVendor<PledgeSettings> = {
  name: 'pledge',
  title: pledgeTitle,
  orderKinds: ['donation'],
  // The same metadata twice would be two donations; the list has every donation.
  capabilities: { isHandleIdempotent: false, isLookUpAuthoritative: true, remembersHandlesForDays: 30 },
  settings: PledgeSettings,
  create: (settings, surroundings) => pledgeClient(settings, createPledgeCalls(settings, surroundings)),
}

const pageSize = 100
/** A search through more donations than this is not tried. */
const pagesMax = 100

export const pledgeClient = (settings: PledgeSettings, calls: PledgeCalls): VendorClient => ({
  testConnection: async signal => {
    const donations = await calls.get('/donations?page=1&per=1', PledgeDonations, signal)
    return donations
      ? { kind: 'connected', detail: `${donations.total_count} donations so far` }
      : { kind: 'failed', problem: `${pledgeTitle} has no list of donations for this key.` }
  },
  placeOrder: (request, signal) => placeDonation(settings, calls, request, signal),
  findOrder: (sought, signal) => findDonation(calls, sought, signal),
  webhook: pledgeWebhook(settings.apiKey),
})

const placeDonation = async (
  { donorName, donorEmail }: PledgeSettings,
  calls: PledgeCalls,
  { order, handle }: OrderRequest,
  signal: AbortSignal,
): Promise<OrderResult> => {
  if (order.kind !== 'donation') throw new Error(`${pledgeTitle} takes donations, not a ${order.kind}.`)
  const ein = order.ein.replace(/\D/g, '')
  const found = await calls.get(`/organizations?ngo_id=${ein}&page=1&per=10`, Organizations, signal)
  const organization = found?.results.find(({ ngo_id }) => ngo_id?.replace(/\D/g, '') === ein)
  if (!organization)
    return {
      kind: 'refused',
      code: 'NOT_AVAILABLE',
      problem: `${pledgeTitle} does not know ${order.charityName}.`,
    }
  const [firstName = donorName, ...lastNames] = donorName.split(' ')
  const result = await calls.post(
    '/donations',
    {
      email: donorEmail,
      first_name: firstName,
      last_name: lastNames.join(' ') || firstName,
      organization_id: organization.id,
      amount: decimalText(order.amount),
      metadata: handle,
    },
    PledgeDonation,
    signal,
  )
  return result.kind === 'refused' ? result : { kind: 'accepted', report: reportOf(result.answer) }
}

const findDonation = async (
  calls: PledgeCalls,
  { handle, vendorOrderId }: SoughtOrder,
  signal: AbortSignal,
): Promise<OrderReport | null> => {
  if (vendorOrderId !== null) {
    const donation = await calls.get(
      `/donations/${encodeURIComponent(vendorOrderId)}`,
      PledgeDonation,
      signal,
    )
    return donation && reportOf(donation)
  }
  for (let page = 1; page <= pagesMax; page += 1) {
    const list = await calls.get(`/donations?page=${page}&per=${pageSize}`, PledgeDonations, signal)
    const donation = list?.results.find(({ metadata }) => metadata === handle)
    if (donation) return reportOf(donation)
    if (!list || list.results.length === 0 || page * pageSize >= list.total_count) return null
  }
  throw new VendorUncertain(`${pledgeTitle} has too many donations to look for one by its handle.`)
}

/**
 * A donation is only called under way when it can't be refused any more: points do not come back from then on. Any other
 * status leaves it open.
 */
const statuses: ReadonlyMap<string, ReportedStatus> = new Map([
  ['succeeded', 'processing'],
  ['paid', 'processing'],
  ['invoiced', 'processing'],
  ['sent', 'processing'],
  ['disbursed', 'complete'],
  ['complete', 'complete'],
  ['completed', 'complete'],
  ['failed', 'cancelled'],
  ['declined', 'cancelled'],
  ['rejected', 'cancelled'],
  ['canceled', 'cancelled'],
  ['cancelled', 'cancelled'],
  ['refunded', 'cancelled'],
])

const reportOf = ({ id, status: given }: PledgeDonation): OrderReport => {
  const status = statuses.get(given?.toLowerCase() ?? '') ?? 'pending'
  return {
    vendorOrderId: id,
    status,
    shipped: [],
    delivery:
      status === 'complete'
        ? { credentials: [{ label: 'Donation at Pledge', value: id, kind: 'text' }], instructions: '' }
        : null,
    problem: status === 'cancelled' ? `${pledgeTitle} could not make the donation.` : null,
  }
}
