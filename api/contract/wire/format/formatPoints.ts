import { type PointsName, usualPointsName } from '@laurel/ledger/kernel/pointsName.ts'

/** `1 point`, `1,234 points`: with thousands separators, in the team's words for one and for many. */
export const formatPoints = (points: number, name: PointsName = usualPointsName, locale = 'en-US'): string =>
  `${formatCount(points, locale)} ${pointsWord(points, name)}`

/** The word beside a figure. */
export const pointsWord = (points: number, { one, many }: PointsName): string =>
  Math.abs(points) === 1 ? one : many

export const formatCount = (count: number, locale = 'en-US'): string =>
  new Intl.NumberFormat(locale).format(count)
