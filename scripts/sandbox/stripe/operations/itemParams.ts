import { z } from 'zod'
import type { ItemChange } from '../billing/planChange.ts'
import { Metadata, mergeMetadata } from '../http/metadata.ts'
import { flag, Id, whole } from '../http/params.ts'

export const ItemParams = z
  .array(
    z.strictObject({
      id: Id.optional(),
      price: Id.optional(),
      quantity: whole.pipe(z.int().min(0)).optional(),
      deleted: flag.optional(),
      metadata: Metadata.optional(),
    }),
  )
  .max(20)

export const changesIn = (items: z.output<typeof ItemParams>): readonly ItemChange[] =>
  items.map(({ metadata, ...item }) => ({
    ...item,
    ...(metadata === undefined ? {} : { metadata: mergeMetadata({}, metadata) }),
  }))

export const prorations = z.enum(['create_prorations', 'always_invoice', 'none'])
