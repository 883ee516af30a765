import { bambooHr } from './bamboohr/adapter.ts'
import { dayforce } from './dayforce/adapter.ts'
import { ftp } from './ftp/adapter.ts'
import { type RegisteredSource, registered } from './registeredSource.ts'
import { sagePeople } from './sage_people/adapter.ts'
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
  registered(sagePeople),
  registered(triNet),
  registered(ultiPro),
  registered(workday),
  registered(zenefits),
]
