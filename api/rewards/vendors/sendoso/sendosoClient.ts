import type { RewardOrder } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import { readJson } from '../../../partners/calls.ts'
import type { VendorSurroundings } from '../../../partners/surroundings.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import type { OrderReport, SoughtOrder, VendorClient, VendorWebhook } from '../port.ts'
import { isStandardWebhook, standardWebhookId } from '../standardWebhooks.ts'
import { fetchPicture } from '../vendorPictures.ts'
import { Me, SendosoError, SendosoEvent, SendPage, Sent } from './answers.ts'
import { sendosoCatalog } from './catalog.ts'
import { createSendosoCalls, SendosoAccessDenied } from './sendosoCalls.ts'
import { type ItemOrder, isSendNamed, refusalOf, refused, reportOf, sendBodyOf } from './sends.ts'
import { countriesOf, type SendosoPlace, type SendosoSettings } from './settings.ts'

const pageSize = 100
/** Pages of sends that one look reads. */
const pagesMax = 20

const pictureHosts = ['sendoso.com', 'sendo.so']

/** Items of Sendoso's marketplace. `timeoutMilliseconds` limits one call. */
export const createSendosoClient = (
  place: SendosoPlace,
  settings: SendosoSettings,
  surroundings: VendorSurroundings,
  timeoutMilliseconds = 20_000,
): VendorClient => {
  const { title } = place
  const calls = createSendosoCalls(place, settings, surroundings, timeoutMilliseconds)

  /** Sendoso answers its sends as one list, and nothing in it names our handle. */
  const findOrder = async (
    { vendorOrderId }: SoughtOrder,
    signal: AbortSignal,
  ): Promise<OrderReport | null> => {
    if (vendorOrderId === null) return null
    for (let page = 1; page <= pagesMax; page += 1) {
      const path = `/send?page=${page}&per_page=${pageSize}`
      const answer = await calls.call({ method: 'GET', path }, signal)
      if (answer.status !== 200)
        throw new VendorUncertain(`${title} answered ${answer.status} about its sends.`)
      const { sends, total_count } = readJson(answer, SendPage)
      const send = sends.find(each => isSendNamed(each, vendorOrderId))
      if (send) return reportOf(vendorOrderId, send.status)
      if (sends.length === 0 || page * pageSize >= total_count) return null
    }
    throw new VendorUncertain(`${title} does not list this order among ${pagesMax * pageSize} sends.`)
  }

  return {
    testConnection: async signal => {
      try {
        const answer = await calls.call({ method: 'GET', path: '/me' }, signal)
        if (answer.status !== 200)
          return { kind: 'failed', problem: `${title} answered ${answer.status} about the account.` }
        const { email, balance } = readJson(answer, Me)
        return {
          kind: 'connected',
          detail: `Account: ${email ?? 'unnamed'}. Balance: ${balance ?? 'unknown'}`,
        }
      } catch (error) {
        if (error instanceof SendosoAccessDenied) return { kind: 'failed', problem: error.message }
        throw error
      }
    },
    catalog: signal => sendosoCatalog(calls, countriesOf(settings), signal),
    picture: (url, signal) =>
      fetchPicture(surroundings, { vendor: title, url, hosts: pictureHosts, timeoutMilliseconds }, signal),
    placeOrder: async ({ order, handle, recipient: { name, email } }, signal) => {
      const { variantId } = itemOf(order)
      if (variantId === null) return refused('NOT_AVAILABLE', `${title} sells variants only.`)
      if (email === null)
        return refused('INVALID_DESTINATION', `${title} needs an email address of the recipient.`)
      const body = sendBodyOf(variantId, handle, { name, email })
      const answer = await calls.call({ method: 'POST', path: '/marketplace/products/send', body }, signal)
      if (answer.status >= 400) return refusalOf(readJson(answer, SendosoError))
      return { kind: 'accepted', report: reportOf(readJson(answer, Sent).send.id, 'order received') }
    },
    findOrder,
    ...(settings.webhookSecret === undefined
      ? {}
      : { webhook: createSendosoWebhook(settings.webhookSecret, surroundings.clock) }),
  }
}

const itemOf = (order: RewardOrder): ItemOrder => {
  if (order.kind !== 'integrationItem')
    throw new Error(`Sendoso can't deliver an order of the kind ${order.kind}.`)
  return order
}

const createSendosoWebhook = (secret: string, clock: VendorSurroundings['clock']): VendorWebhook => ({
  verify: request => isStandardWebhook(request, secret, clock()),
  hintsOf: request => {
    const eventId = standardWebhookId(request)
    const event = eventIn(request.body)
    return eventId === undefined || !event ? [] : [{ eventId, handle: null, vendorOrderId: event.send_gid }]
  },
})

const eventIn = (body: Uint8Array) => {
  try {
    return SendosoEvent.safeParse(JSON.parse(Buffer.from(body).toString('utf8'))).data
  } catch {
    return undefined
  }
}
