import { bambooHr } from './bamboohr/adapter.ts'
import { gusto } from './gusto/adapter.ts'
import { hiBob } from './hibob/adapter.ts'
import { namely } from './namely/adapter.ts'
import { paylocity } from './paylocity/adapter.ts'
import { type RegisteredSource, registered } from './registeredSource.ts'
import { sageHr } from './sagehr/adapter.ts'

/** Every adapter, `registered(bambooHr)`, a line each in the order of the alphabet. */
// biome-ignore format: a line each
export const personSources: readonly RegisteredSource[] = [
  registered(bambooHr),
  registered(gusto),
  registered(hiBob),
  registered(namely),
  registered(paylocity),
  registered(sageHr),
]
