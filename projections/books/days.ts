import type { Instant } from '@laurel/ledger/kernel/instant.ts'

const dayLength = '2026-11-20'.length

/** The start of the UTC day of an instant. */
export const startOfDay = (instant: Instant): Instant => `${instant.slice(0, dayLength)}T00:00:00.000Z`
