import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { PositivePoints } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { AnswerText, answerList } from '../wire/bounds.ts'

/** An item of the team's own catalog, as people see it. */
export const CatalogItem = z.object({
  id: Identifier,
  name: AnswerText,
  emoji: AnswerText,
  /** The first one is the thumbnail; `thumbnailOf` has its small variant. */
  images: answerList(AnswerText),
  point_cost: PositivePoints,
  /** Safe HTML. */
  description: AnswerText,
  /** The choices, such as sizes; one of them must be chosen if there are any. */
  variations: answerList(z.object({ id: Identifier, name: AnswerText })),
  variation_stock: answerList(z.object({ id: Identifier, in_stock: z.boolean() })),
  /** Whether any piece is left, of any choice. */
  in_stock: z.boolean(),
  /** The only countries where it can be redeemed; any country if there are none. */
  countries: answerList(AnswerText),
  metadata: z.object({ use_shipping: z.boolean() }),
})
export type CatalogItem = z.infer<typeof CatalogItem>
