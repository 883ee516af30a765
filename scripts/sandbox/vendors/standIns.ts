import { amazonStandIn } from './amazon/amazonStandIn.ts'
import { cysendStandIn } from './cysend/cysendPlugin.ts'
import { giftCardFormStandIn } from './giftCardForm/giftCardFormStandIn.ts'
import { payPalStandIn } from './paypal/payPalStandIn.ts'
import { pledgeStandIn } from './pledge/pledgeStandIn.ts'
import { printfulStandIn } from './printful/printfulStandIn.ts'
import { sendosoSandboxStandIn, sendosoStandIn } from './sendoso/sendosoStandIn.ts'
import type { StandInDefinition } from './standIn.ts'
import { tangoStandIn } from './tango/tangoStandIn.ts'
import { xoxodayStandIn } from './xoxoday/xoxodayPlugin.ts'

/** The stand-ins of the sandbox, a line each in the order of the alphabet. */
// biome-ignore format: a line each
export const standIns: readonly StandInDefinition[] = [
  amazonStandIn,
  cysendStandIn,
  giftCardFormStandIn,
  payPalStandIn,
  pledgeStandIn,
  printfulStandIn,
  sendosoSandboxStandIn,
  sendosoStandIn,
  tangoStandIn,
  xoxodayStandIn,
]
