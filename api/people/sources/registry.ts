import { bambooHr } from './bamboohr/adapter.ts'
import { gusto } from './gusto/adapter.ts'
import { type RegisteredSource, registered } from './registeredSource.ts'

/** Every adapter, `registered(bambooHr)`, a line each in the order of the alphabet. */
// biome-ignore format: a line each
export const personSources: readonly RegisteredSource[] = [
  registered(bambooHr),
  registered(gusto),
]
