import { z } from 'zod'
import { idempotencyKeyLengthMax } from '../limits.ts'

/** Loose, because validation replaces the headers and has to keep the others. */
export const CommandHeaders = z.looseObject({
  'idempotency-key': z
    .string()
    .min(1)
    .max(idempotencyKeyLengthMax)
    .optional()
    .describe(
      'Minted where the intent began, a UUID for example; repeats under the same key change nothing.',
    ),
})
