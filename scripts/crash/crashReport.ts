import type { Acknowledged } from './acknowledged.ts'

export type Victim = 'server' | 'database'

/** A kill, and everything that was looked at once all was back. */
export type Kill = {
  readonly victim: Victim
  /** Until the victim answered again, in seconds. */
  readonly away: number
  /** Until the whole log was replayed and found sound, in seconds. */
  readonly checking: number
}

export type CrashReport = {
  readonly seed: number
  readonly clients: number
  readonly kills: readonly Kill[]
  readonly acknowledged: readonly Acknowledged[]
  readonly events: number
  readonly seconds: number
  /** What was found wrong; the storm ends with the first check that finds anything. */
  readonly wrongs: readonly string[]
}

/** The figures of a run, for whoever keeps them. */
export const summaryOf = ({ seed, clients, kills, acknowledged, events, seconds, wrongs }: CrashReport) => ({
  seed,
  clients,
  serverKills: killsOf(kills, 'server'),
  databaseKills: killsOf(kills, 'database'),
  checks: kills.length,
  acknowledged: Object.fromEntries(
    [...Map.groupBy(acknowledged, ({ eventType }) => eventType)]
      .map(([eventType, those]) => [eventType, those.length] as const)
      .toSorted(([left], [right]) => left.localeCompare(right)),
  ),
  events,
  seconds: Math.round(seconds),
  wrongs,
})

const killsOf = (kills: readonly Kill[], victim: Victim) => {
  const seconds = kills
    .filter(kill => kill.victim === victim)
    .map(kill => kill.away)
    .toSorted((left, right) => left - right)
  return {
    count: seconds.length,
    middleSecondsAway: seconds[Math.floor(seconds.length / 2)] ?? 0,
    mostSecondsAway: seconds.at(-1) ?? 0,
  }
}
