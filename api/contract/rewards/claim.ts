import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { PositivePoints } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { CatalogItem } from './catalogItem.ts'

/** Something of a gift that its owner may pick; a place that was kept free can't be. */
export const ClaimOption = z.discriminatedUnion('type', [
  z.object({ type: z.literal('PLACEHOLDER') }),
  z.object({ type: z.literal('POINTS'), points: PositivePoints }),
  z.object({
    type: z.literal('CUSTOM_REWARD'),
    /** An item of the catalog or a company reward, which is never shipped. Null when the company does not have it any more. */
    reward: CatalogItem.nullable(),
  }),
])
export type ClaimOption = z.infer<typeof ClaimOption>

/**
 * Gifts that came with an award and wait to be picked: a row each, of which one option is picked. A row without options
 * was picked already.
 */
export const Claim = z.object({
  id: Identifier,
  earned_award: z.object({ award: z.object({ name: AnswerText }) }),
  rewards: answerList(answerList(ClaimOption)),
})
export type Claim = z.infer<typeof Claim>
