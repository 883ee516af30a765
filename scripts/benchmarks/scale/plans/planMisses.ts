import { type Reading as Asking, once, type ReadPair, readPairs, type Sides } from '../measureReads.ts'
import type { CountingPool, Reading } from './countingPool.ts'

/** What a case read in a company, and the rows that it answered. */
type Answered = Reading & { readonly answered: number }

/** What a case read in both companies. */
export type PlanCost = { readonly name: string; readonly small: Answered; readonly big: Answered }

/** A case may read this many times what it reads for the small company, per row if it answers more of them. */
const factorMax = 1.5
/** A count up to the maximum of lists, and two passes over the members, are always allowed. */
const floor: Reading = { buffers: 1_100, rows: 4_500 }
/** A known miss counts as mended when it is this far from the limit. */
const clearly = 0.8

const measures = ['buffers', 'rows'] as const

const limitOf = ({ small, big }: PlanCost, measure: keyof Reading): number => {
  const moreRows = Math.max(1, big.answered / Math.max(1, small.answered))
  return Math.max(floor[measure], factorMax * moreRows * small[measure])
}

export const misses = (cost: PlanCost): boolean =>
  measures.some(measure => cost.big[measure] > limitOf(cost, measure))

export const isClearlyWithin = (cost: PlanCost): boolean =>
  measures.every(measure => cost.big[measure] <= clearly * limitOf(cost, measure))

/** Reads every case once in both companies and counts what the plans of its statements read. */
export async function* planCosts(
  asking: Asking,
  sides: Sides,
  counting: CountingPool,
): AsyncGenerator<PlanCost> {
  for await (const pair of readPairs(asking, sides)) {
    const [small, big] = [
      await costOf(asking, pair, 'small', counting),
      await costOf(asking, pair, 'big', counting),
    ]
    yield { name: `${pair.name} ${pair.variant}`.trim(), small, big }
  }
}

const costOf = async (
  asking: Asking,
  { call, ...pair }: ReadPair,
  company: 'small' | 'big',
  { take }: CountingPool,
): Promise<Answered> => {
  const { side, read } = pair[company]
  take()
  const { status, rows } = await once(asking, call, side, read, 0)
  if (status !== 200) throw new Error(`${pair.name} ${pair.variant} was answered with ${status}.`)
  return { ...take(), answered: rows }
}
