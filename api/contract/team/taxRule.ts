import { TaxRule as StoredRule, TaxLimit } from '@laurel/ledger/teams/tax/vocabulary.ts'
import { z } from 'zod'

const { shape } = StoredRule

/** One decision of the company. Without a limit, everything is taxable. */
export const TaxRule = z.strictObject({
  country: shape.country,
  kinds: shape.kinds,
  is_taxable: z.boolean(),
  /** US cents: nothing is taxable up to them. */
  limit: TaxLimit.nullable(),
  source: shape.source,
})
export type TaxRule = z.infer<typeof TaxRule>
