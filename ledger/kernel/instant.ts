import { z } from 'zod'

/** A moment in UTC with milliseconds, `2026-11-20T09:30:00.000Z`. Instants compare as text. */
export const Instant = z.iso.datetime({ precision: 3 })
export type Instant = z.infer<typeof Instant>

/** Accepts any ISO date-time with a zone and normalises it to the form of the ledger. */
export const LenientInstant = z.iso
  .datetime({ offset: true })
  .transform(text => new Date(text).toISOString())
  .pipe(Instant)

export const instantOf = (date: Date): Instant => date.toISOString()

export const addMilliseconds = (instant: Instant, milliseconds: number): Instant =>
  new Date(Date.parse(instant) + milliseconds).toISOString()
