import type { Purchase } from '@laurel/api/rewards/purchasing/purchase.ts'
import { testOrders } from '@laurel/ledger/testing/testOrders.ts'
import { products } from './amazon/catalog/catalog.ts'

const [asin = ''] = [...products.keys()]
const dollars = (minor: number) => ({ minor, currency: 'USD' })

/** An order that the stand-in of each vendor can deliver. */
export const chosen = {
  amazon: {
    redemptionType: 'AMAZON',
    order: {
      ...testOrders.AMAZON,
      asin,
      offerId: `${asin}-US-prime`,
      unitPrice: dollars(100_000),
      tax: dollars(10_000),
      address: { ...testOrders.AMAZON.address, state: 'NY', postalCode: '10001', country: 'US' },
    },
  },
  buyme: {
    redemptionType: 'GIFT_CARD',
    order: {
      ...testOrders.GIFT_CARD,
      vendor: 'buyme',
      productId: 'carmel-spa',
      variantId: '200 ILS',
      faceValue: { minor: 20_000, currency: 'ILS' },
      cost: null,
    },
  },
  cysend: {
    redemptionType: 'GIFT_CARD',
    order: {
      ...testOrders.GIFT_CARD,
      vendor: 'cysend',
      productId: '7001',
      variantId: '50 PLN',
      faceValue: { minor: 5_000, currency: 'PLN' },
      cost: null,
    },
  },
  paypal: { redemptionType: 'PAYPAL', order: testOrders.PAYPAL },
  pledge: { redemptionType: 'DONATION', order: { ...testOrders.DONATION, ein: '890001000' } },
  printful: {
    redemptionType: 'INTEGRATION_CUSTOM',
    order: {
      ...testOrders.INTEGRATION_CUSTOM,
      vendor: 'printful',
      itemId: '310001',
      variantId: '410001',
    },
  },
  sendoso: {
    redemptionType: 'INTEGRATION_CUSTOM',
    order: {
      ...testOrders.INTEGRATION_CUSTOM,
      vendor: 'sendoso',
      itemId: 'p-candle',
      variantId: 'v-candle',
    },
  },
  tango: {
    redemptionType: 'GIFT_CARD',
    order: {
      ...testOrders.GIFT_CARD,
      vendor: 'tango',
      productId: 'B100100',
      variantId: 'U200002',
      cost: null,
    },
  },
  xoxoday: {
    redemptionType: 'GIFT_CARD',
    order: {
      ...testOrders.GIFT_CARD,
      vendor: 'xoxoday',
      productId: '31000',
      variantId: '1000',
      faceValue: { minor: 100_000, currency: 'INR' },
      cost: null,
    },
  },
} as const satisfies Record<string, Pick<Purchase, 'redemptionType' | 'order'>>
export type Name = keyof typeof chosen
/** The vendor whose cards a person orders. */
export const byHand = 'buyme'
export const names = [
  'amazon',
  'buyme',
  'cysend',
  'paypal',
  'pledge',
  'printful',
  'sendoso',
  'tango',
  'xoxoday',
] as const satisfies readonly Name[]

export type Move = 'pending' | 'processing' | 'complete' | 'cancelled' | 'returned'

/** What a vendor does with an order next, by what it did last. */
export const moves: Record<Name, Partial<Record<Move, readonly Move[]>>> = {
  amazon: {
    pending: ['processing', 'complete', 'cancelled'],
    processing: ['complete', 'cancelled'],
    complete: ['returned'],
  },
  paypal: { pending: ['complete', 'cancelled'], complete: ['cancelled'] },
  pledge: { pending: ['processing', 'complete', 'cancelled'], processing: ['complete'] },
  printful: {
    pending: ['processing', 'complete', 'cancelled'],
    processing: ['complete', 'cancelled'],
    complete: ['returned'],
  },
  sendoso: {
    pending: ['processing', 'complete', 'cancelled'],
    processing: ['complete', 'cancelled'],
  },
  cysend: { pending: ['complete', 'cancelled'] },
  // A person does what is done there.
  buyme: { pending: ['complete', 'cancelled'] },
  // Their orders are complete at once: codes that were delivered are not cancelled.
  tango: {},
  xoxoday: {},
}

/** The statuses of a redemption that agree with a status of the vendor. */
export const agreeing: Readonly<Record<string, readonly string[]>> = {
  none: ['PENDING', 'CANCELLED'],
  pending: ['PENDING'],
  processing: ['PENDING', 'PROCESSING'],
  complete: ['COMPLETE'],
  cancelled: ['CANCELLED', 'RETURNED'],
  returned: ['CANCELLED', 'RETURNED'],
}

/** What a redemption is after a person dealt with its card. */
export const byPerson: Readonly<Partial<Record<Move, string>>> = {
  pending: 'PENDING',
  complete: 'COMPLETE',
  cancelled: 'CANCELLED',
}
