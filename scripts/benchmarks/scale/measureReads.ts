import type { Call } from '@laurel/contract/wire/call.ts'
import { deepPages } from './deepPages.ts'
import type { Measured } from './measured.ts'
import { type Answer, readCall } from './readCall.ts'
import type { ReadCase, ReadCases } from './readCase.ts'
import type { ScreenCase } from './screens/screenCases.ts'
import { percentile } from './verdict.ts'

/** One company as its signed-in people see it. */
export type Side = {
  readonly cases: ReadCases
  readonly screens: readonly ScreenCase[]
  readonly tokensOf: (as: NonNullable<ReadCase['as']>) => readonly string[]
}

export type Sides = { readonly small: Side; readonly big: Side }
export type Rounds = { readonly min: number; readonly max: number; readonly millisecondsMax: number }
export type MeasuredRead = Measured & {
  /** The statuses of all answers. */
  readonly statuses: ReadonlySet<number>
  /** Rows of one answer in the big company. */
  readonly rowsBig: number
}

export type Reading = {
  readonly origin: string
  readonly calls: ReadonlyMap<string, Call>
  readonly rounds: Rounds
}

/** A case in both companies. */
export type ReadPair = {
  readonly name: string
  readonly variant: string
  readonly call: Call
  readonly small: Asked
  readonly big: Asked
}

/** Measures every case in both companies, in turns. */
export async function* measureReads(reading: Reading, sides: Sides): AsyncGenerator<MeasuredRead> {
  for await (const { name, variant, call, small, big } of readPairs(reading, sides))
    yield { part: 'read', name, variant, ...(await measureCase(reading, call, small, big)) }
}

/** Every case; the pages of a list are cases of their own. */
export async function* readPairs(reading: Reading, { small, big }: Sides): AsyncGenerator<ReadPair> {
  for (const [name, cases] of Object.entries(small.cases)) {
    const call = reading.calls.get(name)
    if (!call) throw new Error(`The contract has no call ${name} that reads.`)
    for (const [index, smallCase] of cases.entries()) {
      const bigCase = big.cases[name]?.[index]
      if (!bigCase) throw new Error(`${name} has other cases in the big company.`)
      const smallPages = await pagesOf(reading, name, small, smallCase)
      const bigPages = await pagesOf(reading, name, big, bigCase)
      for (const [page, smallPage] of smallPages.entries())
        yield {
          name,
          variant: smallPage.variant,
          call,
          small: { side: small, read: smallPage },
          big: { side: big, read: bigPages[page] ?? bigCase },
        }
    }
  }
}

/** The pages of a list; the case itself where the answer has no pages. */
const pagesOf = async (
  reading: Reading,
  name: string,
  side: Side,
  read: ReadCase,
): Promise<readonly ReadCase[]> =>
  read.pages === undefined
    ? [read]
    : deepPages(name, read, (asked, sent) => {
        const call = reading.calls.get(asked)
        if (!call) throw new Error(`The contract has no call ${asked} that reads.`)
        return once(reading, call, side, { ...read, sent }, 0)
      })

export type Asked = { readonly side: Side; readonly read: ReadCase }

const measureCase = async (reading: Reading, call: Call, small: Asked, big: Asked) => {
  const { min, max, millisecondsMax } = reading.rounds
  const [smalls, bigs]: [Answer[], Answer[]] = [[], []]
  let spent = 0
  for (let round = 0; round < max && (round < min || spent < millisecondsMax); round += 1) {
    for (const [{ side, read }, answers] of [
      [small, smalls],
      [big, bigs],
    ] as const) {
      const answer = await once(reading, call, side, read, round)
      answers.push(answer)
      spent += answer.milliseconds
    }
    // A call that takes seconds is slow however often it is measured.
    if (spent > 4 * millisecondsMax) break
  }
  return {
    ...figuresOf(smalls, bigs, small.read.isPerRow ?? false),
    sumsAllMembers: small.read.sumsAllMembers ?? false,
  }
}

/** What a case cost in both companies, per row where the big one answers more rows. */
export const figuresOf = (smalls: readonly Answer[], bigs: readonly Answer[], isPerRow: boolean) => {
  const times = (answers: readonly Answer[]) => answers.map(({ milliseconds }) => milliseconds)
  const rowsBig = bigs[0]?.rows ?? 0
  // A page of fewer rows is no reason to ask for less of another one.
  const hasMoreRows = rowsBig > (smalls[0]?.rows ?? 0)
  const costs = (answers: readonly Answer[]) =>
    answers.map(({ milliseconds, rows }) => milliseconds / (isPerRow || hasMoreRows ? Math.max(1, rows) : 1))
  return {
    p50Small: percentile(times(smalls), 0.5),
    p50Big: percentile(times(bigs), 0.5),
    p95Big: percentile(times(bigs), 0.95),
    ratio: percentile(costs(bigs), 0.5) / percentile(costs(smalls), 0.5),
    isPerRow,
    hasMoreRows,
    rowsBig,
    isRefused: [...smalls, ...bigs].some(({ status }) => status !== 200 && !(isPerRow && status === 0)),
    statuses: new Set([...smalls, ...bigs].map(({ status }) => status)),
  }
}

/** Asks as another person in each round, because calls are limited per member. */
export const once = (
  { origin }: Reading,
  call: Call,
  { tokensOf }: Side,
  { sent, as = 'administrator' }: ReadCase,
  round: number,
): Promise<Answer> => {
  const tokens = tokensOf(as)
  return readCall(origin, call, sent, tokens[round % tokens.length] ?? '')
}
