import { amazonVendor } from './amazon/adapter.ts'
import { buymeVendor } from './buyme/buymeVendor.ts'
import { cysendVendor } from './cysend/cysendVendor.ts'
import { payPal } from './paypal/payPal.ts'
import { pledge } from './pledge/pledge.ts'
import { printful } from './printful/printful.ts'
import { type RegisteredVendor, registered } from './registeredVendor.ts'
import { sendoso, sendosoSandbox } from './sendoso/sendoso.ts'
import { tangoVendor } from './tango/tangoVendor.ts'
import { xoxodayVendor } from './xoxoday/xoxodayVendor.ts'

/**
 * Every adapter, `registered(tango)`, a line each in the order of the alphabet. Where several fulfil an order, the first
 * one that the team is connected to does.
 */
// biome-ignore format: a line each
export const rewardVendors: readonly RegisteredVendor[] = [
  registered(amazonVendor),
  registered(buymeVendor),
  registered(cysendVendor),
  registered(payPal),
  registered(pledge),
  registered(printful),
  registered(sendoso),
  registered(sendosoSandbox),
  registered(tangoVendor),
  registered(xoxodayVendor),
]
