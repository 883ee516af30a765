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
