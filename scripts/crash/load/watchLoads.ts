import type { Random } from '@laurel/ledger/simulation/random.ts'
import { acknowledgementsBeforeBlow } from '../blows.ts'
import { workWhileAwayMilliseconds } from '../limits.ts'
import { until } from '../until.ts'
import type { Load } from './load.ts'

/** Clients go on for a moment while a victim is away and rest then, so that the log stays short enough to replay. */
export const restWhileAway = async (loads: readonly Load[], striking: Promise<void>): Promise<void> => {
  const resting = setTimeout(() => {
    for (const load of loads) void load.rest()
  }, workWhileAwayMilliseconds)
  try {
    await unlessEnded(loads, striking)
  } finally {
    clearTimeout(resting)
    for (const load of loads) load.goOn()
  }
}

/** Waits until every client has finished its command. */
export const atRest = async (loads: readonly Load[]): Promise<void> => {
  await unlessEnded(loads, Promise.all(loads.map(load => load.rest())))
}

/** Waits until every load has more acknowledgements, which must come once every process is back. */
export const insistOnProgress = async (
  random: Random,
  loads: readonly Load[],
  insistItRuns: () => void,
): Promise<void> => {
  const goals = loads.map(load => ({
    load,
    goal: load.acknowledged.length + acknowledgementsBeforeBlow(random),
  }))
  const reached = until('clients are answered', () => {
    insistItRuns()
    return goals.every(({ load, goal }) => load.acknowledged.length >= goal) || undefined
  })
  await unlessEnded(loads, reached)
}

/** A client that ends before `stop` got a refusal. */
const unlessEnded = async <Result>(loads: readonly Load[], work: Promise<Result>): Promise<Result> => {
  const failed = Promise.all(loads.map(load => load.ended)).then((): never => {
    throw new Error('The clients ended by themselves.')
  })
  return await Promise.race([work, failed])
}
