/**
 * `1 point`, `1,234 points`: with thousands separators, and singular at 1. The name is the team's own; an English
 * plural in `s` loses it at 1.
 */
export const formatPoints = (points: number, pointsName = 'points', locale = 'en-US'): string => {
  const name = Math.abs(points) === 1 ? singularOf(pointsName) : pointsName
  return `${formatCount(points, locale)} ${name}`
}

/** One of them: an English plural in `s` loses it. */
export const singularOf = (pointsName: string): string => pointsName.replace(/(?<!s)s$/, '')

export const formatCount = (count: number, locale = 'en-US'): string =>
  new Intl.NumberFormat(locale).format(count)
