/** What one case took in both companies, in milliseconds. */
export type Figures = {
  readonly p50Small: number
  readonly p50Big: number
  readonly p95Big: number
  /** The cost in the big company beside the small one. */
  readonly ratio: number
  /** The big company's answer was no answer in time. */
  readonly isRefused: boolean
  /** A file of all rows, whose time has no limit. */
  readonly isPerRow: boolean
  /** The big company answers more rows than the small one, so that the ratio is one of the cost per row. */
  readonly hasMoreRows?: boolean
  /** The sum of several calls, each of which has its own case. */
  readonly isScreen?: boolean
  /** It sums, ranks or lists something of every member, so that it grows with them; its time is limited instead. */
  readonly sumsAllMembers?: boolean
  /** A limit of time in the small company, for a job that may read what belongs to other companies. */
  readonly smallMax?: number
}

const ratioMax = 1.5
const p95Max = 200
const p95OfAllMembers = 100
/** Differences below it are noise. Those of the calls of a screen add up. */
const p95Unfelt = 20
const p95UnfeltOfScreen = 50

export const memoryMaxMebibytes = 512

/** Why a case misses the aim; `undefined` if it meets it. */
export const missOf = ({
  p50Small,
  ratio,
  p95Big,
  isRefused,
  isPerRow,
  isScreen = false,
  sumsAllMembers = false,
  smallMax = Number.POSITIVE_INFINITY,
}: Pick<
  Figures,
  'p50Small' | 'ratio' | 'p95Big' | 'isRefused' | 'isPerRow' | 'isScreen' | 'sumsAllMembers' | 'smallMax'
>): string | undefined => {
  if (isRefused) return 'no answer'
  if (p50Small > smallMax) return 'slow when small'
  if (sumsAllMembers) return p95Big > p95OfAllMembers ? 'slow' : undefined
  // A file of everything takes as long as it has rows.
  if (!isPerRow && p95Big > p95Max) return 'slow'
  return ratio > ratioMax && p95Big > (isScreen ? p95UnfeltOfScreen : p95Unfelt) ? 'grows' : undefined
}

/** The value that a part of the samples does not exceed. */
export const percentile = (samples: readonly number[], part: number): number => {
  const sorted = samples.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN
}
