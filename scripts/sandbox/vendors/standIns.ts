import { amazonStandIn } from './amazon/amazonStandIn.ts'
import { payPalStandIn } from './paypal/payPalStandIn.ts'
import type { StandInDefinition } from './standIn.ts'

/** The stand-ins of the sandbox, a line each in the order of the alphabet. */
// biome-ignore format: a line each
export const standIns: readonly StandInDefinition[] = [
  amazonStandIn,
  payPalStandIn,
]
