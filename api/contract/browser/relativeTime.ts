const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** The largest unit that fits, with the number of milliseconds in it. */
const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
]

/** `2 hours ago`; less than a minute is `now`. */
export const relativeTime = (format: Intl.RelativeTimeFormat, milliseconds: number): string => {
  const [unit, length] = units.find(([, length]) => Math.abs(milliseconds) >= length) ?? ['second', Infinity]
  return format.format(Math.trunc(milliseconds / length), unit)
}
