import { tenures } from '@laurel/contract/reports/fairness.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { monthIndexOf, startOfMonth } from '@laurel/projections/books/months.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { type Covered, coverageSince } from '@laurel/projections/reports/fairness/coverage.ts'
import {
  closePairs,
  type Giver,
  giversIn,
  type Reciprocity,
  reciprocityIn,
} from '@laurel/projections/reports/fairness/exchange.ts'
import type { People } from '@laurel/projections/reports/fairness/standing.ts'
import { dayOf } from '../../team/calendar.ts'
import { closedCircles, connectedBy } from './circles.ts'

const quietDays = 30
const dayMilliseconds = 24 * 60 * 60 * 1000

/** What is older does not count as recognition that reaches a person now. */
export const reachedSince = (now: Instant): Instant => addMilliseconds(now, -quietDays * dayMilliseconds)

type Coverage = Pick<Covered, 'people' | 'reached'>
type Tenure = (typeof tenures)[number]

export type Fairness = {
  readonly since: Instant
  readonly all: Coverage
  readonly tenures: readonly (Coverage & { readonly tenure: Tenure })[]
  readonly timeZones: readonly (Coverage & { readonly timeZone: string | null })[]
}

const timeZonesMax = 1000

/** Whom recognition reaches, of some people or of the whole team. Has no rejection. */
export const readFairness = async (
  database: Queryable,
  teamId: TeamId,
  people: People,
  now: Instant,
  timeZone: string,
): Promise<Fairness> => {
  const since = reachedSince(now)
  const covered = await coverageSince(database, teamId, people, since, dayOf(now, timeZone))
  const coverageOf = ({ people: counted, reached }: Covered): Coverage => ({ people: counted, reached })
  const all = covered.find(({ by }) => by === 'all')
  return {
    since,
    all: all ? coverageOf(all) : { people: 0, reached: 0 },
    tenures: tenures.flatMap(tenure => {
      const found = covered.find(({ by, part }) => by === 'tenure' && part === tenure)
      return found ? [{ tenure, ...coverageOf(found) }] : []
    }),
    timeZones: covered
      .filter(({ by }) => by === 'timeZone')
      .slice(0, timeZonesMax)
      .map(row => ({ timeZone: row.part, ...coverageOf(row) })),
  }
}

const closePairsMax = 2000
const circlesMax = 20

export type Exchange = {
  /** A figure of the whole team: of a few people it would be about each of them. */
  readonly bothWays: Reciprocity | null
  /** `2026-10`, in UTC. */
  readonly month: string
  readonly circles: readonly (readonly Giver[])[]
}

/** How much recognition went both ways last month in the whole team, and the circles among some people. Has no rejection. */
export const readExchange = async (
  database: Queryable,
  teamId: TeamId,
  people: People,
  now: Instant,
): Promise<Exchange> => {
  // The last whole month: the beginning of one says little.
  const month = monthIndexOf(now) - 1
  const [sums, pairs] = await Promise.all([
    people ? null : reciprocityIn(database, teamId, month),
    closePairs(database, teamId, people, month, closePairsMax),
  ])
  const candidates = connectedBy(pairs).flat()
  const givers = candidates.length === 0 ? [] : await giversIn(database, teamId, candidates, month)
  return {
    bothWays: sums && { ...sums, returned: Math.max(0, Math.min(sums.returned, sums.given)) },
    month: startOfMonth(month).slice(0, 'yyyy-mm'.length),
    circles: closedCircles(pairs, givers).slice(0, circlesMax),
  }
}
