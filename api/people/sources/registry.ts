import { bambooHr } from './bamboohr/adapter.ts'
import { dayforce } from './dayforce/adapter.ts'
import { ftp } from './ftp/adapter.ts'
import { gusto } from './gusto/adapter.ts'
import { hiBob } from './hibob/adapter.ts'
import { namely } from './namely/adapter.ts'
import { paylocity } from './paylocity/adapter.ts'
import { type RegisteredSource, registered } from './registeredSource.ts'
import { sagePeople } from './sage_people/adapter.ts'
import { sageHr } from './sagehr/adapter.ts'
import { triNet } from './trinet/adapter.ts'
import { ultiPro } from './ultipro/adapter.ts'
import { workday } from './workday/adapter.ts'
import { zenefits } from './zenefits/adapter.ts'

/** Every adapter, `registered(bambooHr)`, a line each in the order of the alphabet. */
// biome-ignore format: a line each
export const personSources: readonly RegisteredSource[] = [
  registered(bambooHr),
  registered(dayforce),
  registered(ftp),
  registered(gusto),
  registered(hiBob),
  registered(namely),
  registered(paylocity),
  registered(sageHr),
  registered(sagePeople),
  registered(triNet),
  registered(ultiPro),
  registered(workday),
  registered(zenefits),
]
