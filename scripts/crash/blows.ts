import type { Random } from '@laurel/ledger/simulation/random.ts'
import type { Blow } from './crashReport.ts'

/** How often each process is ended. */
export type BlowCounts = {
  readonly serverKills: number
  /** Ended by SIGTERM, which must end the server cleanly. */
  readonly serverStops: number
  readonly databaseKills: number
  /** Only with the log in EventStoreDB. */
  readonly engineKills: number
}

/** The fewest and the most acknowledgements of each kind of load between two kills. */
const acknowledgedBetweenBlows = { least: 10, most: 40 } as const

/** The largest delay of a kill after the acknowledgement that it waits for, so that kills hit every phase of a commit. */
const delayMillisecondsMax = 20

/** The number of acknowledgements of a load that the next kill waits for. */
export const acknowledgementsBeforeBlow = (random: Random): number =>
  random.between(acknowledgedBetweenBlows.least, acknowledgedBetweenBlows.most)

/** The delay of a kill after these acknowledgements. */
export const delayOfBlow = (random: Random): number => random.below(delayMillisecondsMax)

/** The kills of a run in random order. */
export const planBlows = (
  random: Random,
  { serverKills, serverStops, databaseKills, engineKills }: BlowCounts,
): readonly Blow[] =>
  random.shuffle([
    ...times(serverKills, { victim: 'server', signal: 'SIGKILL' }),
    ...times(databaseKills, { victim: 'database', signal: 'SIGKILL' }),
    ...times(serverStops, { victim: 'server', signal: 'SIGTERM' }),
    ...times(engineKills, { victim: 'engine', signal: 'SIGKILL' }),
  ])

const times = (count: number, blow: Blow): readonly Blow[] => Array.from({ length: count }, () => blow)
