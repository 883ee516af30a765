export type Interval = 'month' | 'year'

const monthsIn = { month: 1, year: 12 } as const

/** The second `count` intervals after the anchor. A month without the day of the anchor ends the period on its last day. */
export const afterIntervals = (anchor: number, interval: Interval, count: number): number => {
  const from = new Date(anchor * 1_000)
  const month = from.getUTCMonth() + monthsIn[interval] * count
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const to = new Date(anchor * 1_000)
  to.setUTCDate(1)
  to.setUTCFullYear(from.getUTCFullYear(), month, Math.min(from.getUTCDate(), lastDay))
  return Math.floor(to.getTime() / 1_000)
}

/** The end of the period that begins or runs at a moment. */
export const periodEndAfter = (anchor: number, interval: Interval, at: number): number => {
  let count = 1
  while (afterIntervals(anchor, interval, count) <= at) count += 1
  return afterIntervals(anchor, interval, count)
}
