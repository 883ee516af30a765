import type { Acknowledged } from './acknowledged.ts'

export type Victim = 'server' | 'database' | 'engine'

/** How a process is ended: SIGKILL for any victim, SIGTERM for the server only. */
export type Blow = { readonly victim: Victim; readonly signal: 'SIGKILL' | 'SIGTERM' }

/** A blow, and the check of the whole log after it. */
export type Outage = Blow & {
  /** The time until the victim answered again, in seconds. */
  readonly away: number
  /** The time until the whole log was replayed and verified, in seconds. */
  readonly checking: number
}

export type CrashReport = {
  readonly seed: number
  readonly log: 'postgres' | 'eventstore'
  readonly clients: number
  readonly outages: readonly Outage[]
  readonly acknowledged: readonly Acknowledged[]
  readonly events: number
  readonly seconds: number
  /** The findings; the first check with a finding ends the run. */
  readonly wrongs: readonly string[]
}

/** The figures of a run, to be kept. */
export const summaryOf = ({
  seed,
  log,
  clients,
  outages,
  acknowledged,
  events,
  seconds,
  wrongs,
}: CrashReport) => ({
  seed,
  log,
  clients,
  serverKills: figuresOf(outages, 'server', 'SIGKILL'),
  serverStops: figuresOf(outages, 'server', 'SIGTERM'),
  databaseKills: figuresOf(outages, 'database', 'SIGKILL'),
  engineKills: figuresOf(outages, 'engine', 'SIGKILL'),
  checks: outages.length,
  acknowledged: Object.fromEntries(
    [...Map.groupBy(acknowledged, ({ eventType }) => eventType)]
      .map(([eventType, those]) => [eventType, those.length] as const)
      .toSorted(([left], [right]) => left.localeCompare(right)),
  ),
  events,
  seconds: Math.round(seconds),
  wrongs,
})

const figuresOf = (outages: readonly Outage[], victim: Victim, signal: Blow['signal']) => {
  const seconds = outages
    .filter(outage => outage.victim === victim && outage.signal === signal)
    .map(({ away }) => away)
    .toSorted((left, right) => left - right)
  return {
    count: seconds.length,
    middleSecondsAway: seconds[Math.floor(seconds.length / 2)] ?? 0,
    mostSecondsAway: seconds.at(-1) ?? 0,
  }
}
