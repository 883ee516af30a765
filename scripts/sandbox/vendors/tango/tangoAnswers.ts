import { codeOf, type GiftCardOrder } from '../giftCards/orderBook.ts'
import type { TangoStandInItem } from './tangoCatalog.ts'

type Account = { readonly accountIdentifier: string; readonly customerIdentifier: string }

export const accountAnswer = (accountIdentifier: string) => ({
  accountIdentifier,
  accountNumber: 'A26112301',
  displayName: 'Laurel sandbox',
  currencyCode: 'USD',
  currentBalance: 25_000,
  status: 'ACTIVE',
  contactEmail: 'rewards@laurel.example',
  createdAt: '2026-01-10T09:00:00Z',
})

/** A row of the search for orders: without the reward. */
export const rowAnswer = (
  order: GiftCardOrder,
  { accountIdentifier, customerIdentifier }: Account,
  item?: TangoStandInItem,
) => ({
  referenceOrderID: order.id,
  externalRefID: order.handle,
  customerIdentifier,
  accountIdentifier,
  amountCharged: { value: order.amount, currencyCode: 'USD', total: order.amount },
  denomination: { value: order.amount, currencyCode: item?.currencyCode ?? 'USD' },
  utid: order.sku,
  rewardName: item?.rewardName ?? order.sku,
  sendEmail: false,
  status: statuses[order.status],
  createdAt: order.createdAt,
})

export const orderAnswer = (order: GiftCardOrder, item: TangoStandInItem | undefined, account: Account) => ({
  ...rowAnswer(order, account, item),
  ...(order.status === 'complete'
    ? {
        reward: {
          credentials: { 'Gift Code': codeOf(order.id) },
          credentialList: [
            { label: 'Gift Code', value: codeOf(order.id), type: 'text', credentialType: 'giftCode' },
            { label: 'PIN', value: codeOf(order.handle).slice(-4), type: 'text', credentialType: 'pin' },
          ],
          redemptionInstructions: item?.redemptionInstructions ?? '',
        },
      }
    : {}),
})

const statuses = {
  pending: 'PENDING',
  processing: 'PENDING',
  complete: 'COMPLETE',
  cancelled: 'CANCELED',
  returned: 'CANCELED',
  unknown: 'UNDER_LUNAR_REVIEW',
} as const satisfies Record<GiftCardOrder['status'], string>

export const problemAnswer = (httpCode: number, httpPhrase: string, message: string, i18nKey = '') => ({
  timestamp: '2026-11-23T05:00:00Z',
  requestId: '0b1f8a52-0000-4000-8000-000000000001',
  path: '/raas/v2/orders',
  httpCode,
  httpPhrase,
  message,
  ...(i18nKey === '' ? {} : { i18nKey }),
  errors: i18nKey === '' ? [] : [{ path: 'utid', i18nKey, message }],
})
