import { bambooHrStandIn } from './bamboohr/bambooHrStandIn.ts'
import { dayforceStandIn } from './dayforce/dayforceStandIn.ts'
import { gustoStandIn } from './gusto/gustoStandIn.ts'
import { hiBobStandIn } from './hibob/hiBobStandIn.ts'
import { namelyStandIn } from './namely/namelyStandIn.ts'
import { paylocityStandIn } from './paylocity/paylocityStandIn.ts'
import { sagePeopleStandIn } from './sage_people/sagePeopleStandIn.ts'
import { sageHrStandIn } from './sagehr/sageHrStandIn.ts'
import type { SourceStandInDefinition } from './sourceStandIn.ts'
import { triNetStandIn } from './trinet/triNetStandIn.ts'
import { ultiProStandIn } from './ultipro/ultiProStandIn.ts'
import { workdayStandIn } from './workday/workdayStandIn.ts'
import { zenefitsStandIn } from './zenefits/zenefitsStandIn.ts'

/** The stand-ins of sources, a line each in the order of the alphabet. */
// biome-ignore format: a line each
export const sourceStandIns: readonly SourceStandInDefinition[] = [
  bambooHrStandIn,
  dayforceStandIn,
  gustoStandIn,
  hiBobStandIn,
  namelyStandIn,
  paylocityStandIn,
  sageHrStandIn,
  sagePeopleStandIn,
  triNetStandIn,
  ultiProStandIn,
  workdayStandIn,
  zenefitsStandIn,
]
