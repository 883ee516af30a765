import { LenientInstant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'

/** An instant in ISO format; a day means its beginning in UTC. */
export const Moment = z.union([LenientInstant, z.iso.date().transform(day => `${day}T00:00:00.000Z`)], {
  error: 'Write an instant like 2026-03-10T12:00:00Z, or a day like 2026-03-10.',
})
