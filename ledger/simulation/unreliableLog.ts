import type { EventLog } from '../log/port.ts'
import type { Random } from './random.ts'

/** A log that loses answers: before an append is recorded, after it, or during a read. */
export const unreliableLog = (log: EventLog, random: Random, lossProbability: number): EventLog => ({
  ...log,
  append: async (...parameters) => {
    if (random.chance(lossProbability)) throw new Error('The connection was lost before the append.')
    const result = await log.append(...parameters)
    if (random.chance(lossProbability)) throw new Error('The connection was lost after the append.')
    return result
  },
  async *readStream(...parameters) {
    if (random.chance(lossProbability)) throw new Error('The connection was lost before reading.')
    yield* log.readStream(...parameters)
  },
})
