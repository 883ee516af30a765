/** Postgres counts from here. */
const postgresEpochMs = Date.UTC(2000, 0)

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

const instantLength = '2026-11-20T09:30:00.000Z'.length
const dayLength = '2026-11-20T'.length

/** Moments that come one after the other are mostly of one day, so that it is read once for all of them. */
let day = 'none yet'
let dayBeganMs = 0

/** `2026-11-20T09:30:00.000Z` as Postgres keeps it. */
export const microsecondsOf = (instant: string): number | bigint => {
  if (!instant.startsWith(day)) readDay(instant)
  const milliseconds = dayBeganMs + timeOf(instant) - postgresEpochMs
  if (Number.isNaN(milliseconds)) throw notInstant(instant)
  const microseconds = milliseconds * 1000
  return Number.isSafeInteger(microseconds) ? microseconds : BigInt(milliseconds) * 1000n
}

const readDay = (instant: string): void => {
  const milliseconds = Date.parse(instant)
  if (Number.isNaN(milliseconds)) throw notInstant(instant)
  day = instant.slice(0, dayLength)
  dayBeganMs = Math.floor(milliseconds / dayMs) * dayMs
}

/** Milliseconds since the day began. */
const timeOf = (instant: string): number => {
  const isPunctuated =
    instant.length === instantLength &&
    instant.charCodeAt(13) === colon &&
    instant.charCodeAt(16) === colon &&
    instant.charCodeAt(19) === point &&
    instant.charCodeAt(23) === zulu
  if (!isPunctuated) return Number.NaN
  return (
    pairAt(instant, 11) * hourMs +
    pairAt(instant, 14) * minuteMs +
    pairAt(instant, 17) * secondMs +
    pairAt(instant, 20) * 10 +
    digitAt(instant, 22)
  )
}

const pairAt = (text: string, index: number): number => digitAt(text, index) * 10 + digitAt(text, index + 1)

const digitAt = (text: string, index: number): number => {
  const digit = text.charCodeAt(index) - zero
  return digit >= 0 && digit <= 9 ? digit : Number.NaN
}

const colon = ':'.charCodeAt(0)
const point = '.'.charCodeAt(0)
const zulu = 'Z'.charCodeAt(0)
const zero = '0'.charCodeAt(0)

const notInstant = (text: string): Error =>
  new Error(`A column takes an instant and was given ${JSON.stringify(text)}.`)
