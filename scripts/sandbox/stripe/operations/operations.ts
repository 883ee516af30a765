import type { Operation } from '../http/operation.ts'
import { chargeOperations } from './charges.ts'
import { customerOperations } from './customers.ts'
import { eventOperations } from './events.ts'
import { invoiceOperations } from './invoices.ts'
import { paymentIntentOperations } from './paymentIntents.ts'
import { paymentMethodOperations } from './paymentMethods.ts'
import { priceOperations } from './prices.ts'
import { setupIntentOperations } from './setupIntents.ts'
import { subscriptionOperations } from './subscriptions.ts'

/** Every call of Stripe that the sandbox carries out. */
export const operations: readonly Operation[] = [
  ...chargeOperations,
  ...customerOperations,
  ...eventOperations,
  ...invoiceOperations,
  ...paymentIntentOperations,
  ...paymentMethodOperations,
  ...priceOperations,
  ...setupIntentOperations,
  ...subscriptionOperations,
]
