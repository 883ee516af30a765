import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { type Month, monthRange } from '@laurel/ledger/kernel/month.ts'
import type { KnownTeam } from '@laurel/ledger/teams/state.ts'
import type { Pool } from 'pg'
import { detect } from './detect.ts'
import { lookedBackMonths, monthAfter, monthAt, monthsUntil } from './months.ts'
import { type ReadMonth, readExchanges } from './readExchanges.ts'
import { lastDays } from './resets.ts'
import { keepSightings, lookedMonths, noteLooked } from './sightingRows.ts'

export type LookingDependencies = {
  readonly ledger: Pick<Ledger, 'team'>
  readonly database: Pool
}

/**
 * Looks at the months of a team in which something can have changed: this one and the last, those that were never looked
 * at, and each earlier one every few days, as recalls and imports change it. A repeat gives the same sightings.
 */
export const lookAtTeam = async (
  { ledger, database }: LookingDependencies,
  teamId: TeamId,
  now: Instant,
  signal: AbortSignal,
): Promise<void> => {
  const team = await ledger.team(teamId)
  if (team.kind === 'unknown') return
  const current = monthAt(now, team.timeZone)
  const looked = await lookedMonths(database, teamId)
  const all = monthsUntil(current, lookedBackMonths)
  const turn = all[Math.floor(Date.parse(now) / dayMilliseconds) % lookedBackMonths]
  const isDue = (month: Month): boolean =>
    month >= monthAfter(current, -1) || month === turn || !looked.has(month)
  const read = createReading(database, team)
  for (const month of all.filter(isDue)) {
    if (signal.aborted) return
    await lookAtMonth(database, team, month, now, read)
  }
  await noteLooked(database, teamId, now)
}

const dayMilliseconds = 24 * 60 * 60_000

/** Reads months; the last three stay in memory, because awards are counted in three. */
const createReading = (database: Pool, team: KnownTeam) => {
  const kept = new Map<Month, Promise<ReadMonth>>()
  return (month: Month): Promise<ReadMonth> => {
    const span = monthRange(month, team.timeZone)
    const reading =
      kept.get(month) ??
      readExchanges(database, team.teamId, span, lastDays(span, team.allowancePolicy.interval, team.timeZone))
    kept.delete(month)
    kept.set(month, reading)
    for (const old of [...kept.keys()].slice(0, -3)) kept.delete(old)
    return reading
  }
}

const lookAtMonth = async (
  database: Pool,
  team: KnownTeam,
  month: Month,
  now: Instant,
  read: (month: Month) => Promise<ReadMonth>,
): Promise<void> => {
  const quarter: ReadMonth[] = []
  for (const each of monthsUntil(month, 3)) quarter.push(await read(each))
  const { exchanges, thanks } = await read(month)
  const sightings = detect({
    month: exchanges,
    quarter: quarter.map(each => each.exchanges),
    allowance: allowanceOfMonth(team, month),
    // A month of a time zone can begin in the month of UTC before it.
    hasTexts: [-1, 0, 1].every(later => !team.erasedMonths.has(monthAfter(month, later))),
  })
  await keepSightings(database, team.teamId, { month, thanks, sightings }, now)
}

/** What the policy grants in a month; a quarter's allowance counts in each of its months. */
const allowanceOfMonth = ({ allowancePolicy, timeZone }: KnownTeam, month: Month): number => {
  const { interval, shoutoutPoints } = allowancePolicy
  const periods = lastDays(monthRange(month, timeZone), interval, timeZone).length
  return shoutoutPoints * Math.max(1, periods)
}
