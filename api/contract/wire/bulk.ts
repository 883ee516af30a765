import { isStorableText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { Position } from './position.ts'
import { Problem } from './problem.ts'

/** What one request carries at most. */
export const bulkItemsMax = 500

/** Minted where the intent began; the Idempotency-Key of this item alone. */
export const BulkItemId = z
  .string()
  .min(1)
  .max(200)
  .refine(isStorableText, { error: 'Use letters, digits and signs.' })

/** An item as it was read: what is wrong with one is its own result and no obstacle to the others. */
export type BulkItem<Item> =
  | { readonly kind: 'read'; readonly item: Item }
  | { readonly kind: 'unreadable'; readonly id: string | null; readonly issues: readonly z.core.$ZodIssue[] }

const Identified = z.object({ id: BulkItemId })

/** Items that are read each on its own; described and typed as their schema. */
export const bulkItems = <Schema extends z.ZodType>(schema: Schema) => {
  const { $schema: _, ...description } = z.toJSONSchema(schema, { io: 'input' })
  const item = z
    .custom<z.input<Schema>>()
    .meta(description)
    .transform((value): BulkItem<z.output<Schema>> => {
      const { data, error } = schema.safeParse(value)
      if (!error) return { kind: 'read', item: data }
      return { kind: 'unreadable', id: Identified.safeParse(value).data?.id ?? null, issues: error.issues }
    })
  return z.array(item).min(1).max(bulkItemsMax)
}

/** Recorded: `position` as in the answer to the call for one. */
const BulkAccepted = z.object({
  id: BulkItemId,
  status: z.literal('accepted'),
  position: Position,
  /** It had been recorded before under the same id; nothing was added. */
  is_repeated: z.boolean(),
  /** Recorded as a proposal: a second administrator has to approve. Adjustments only. */
  needs_approval: z.boolean().optional(),
})

export type BulkAccepted = z.infer<typeof BulkAccepted>

/** Not recorded, and why. Where the problem's status is 500 or more, sending the item again is worth it and safe. */
const BulkRefused = z.object({
  /** Null where none could be read. */
  id: BulkItemId.nullable(),
  status: z.literal('refused'),
  problem: Problem,
})

export const BulkResult = z.discriminatedUnion('status', [BulkAccepted, BulkRefused])
export type BulkResult = z.infer<typeof BulkResult>

/** One result for each item, in the order of the items. */
export const BulkAnswer = z.object({
  results: z.array(BulkResult).max(bulkItemsMax),
  /** Where the log stands with all that was accepted; -1 when nothing was. */
  position: Position,
})
export type BulkAnswer = z.infer<typeof BulkAnswer>
