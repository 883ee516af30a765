import { bambooHrStandIn } from './bamboohr/bambooHrStandIn.ts'
import { gustoStandIn } from './gusto/gustoStandIn.ts'
import { hiBobStandIn } from './hibob/hiBobStandIn.ts'
import { namelyStandIn } from './namely/namelyStandIn.ts'
import { paylocityStandIn } from './paylocity/paylocityStandIn.ts'
import { sageHrStandIn } from './sagehr/sageHrStandIn.ts'
import type { SourceStandInDefinition } from './sourceStandIn.ts'

/** The stand-ins of sources, a line each in the order of the alphabet. */
// biome-ignore format: a line each
export const sourceStandIns: readonly SourceStandInDefinition[] = [
  bambooHrStandIn,
  gustoStandIn,
  hiBobStandIn,
  namelyStandIn,
  paylocityStandIn,
  sageHrStandIn,
]
