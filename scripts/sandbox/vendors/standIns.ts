import { amazonStandIn } from './amazon/amazonStandIn.ts'
import type { StandInDefinition } from './standIn.ts'

/** The stand-ins of the sandbox, a line each in the order of the alphabet. */
export const standIns: readonly StandInDefinition[] = [amazonStandIn]
