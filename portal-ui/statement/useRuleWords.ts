import type { TaxRule } from '@laurel/contract/team/taxRule.ts'
import { useFormats } from '../app/connection/useFormats.ts'
import { useText } from '../messages/useText.ts'

/** What the company does with a reward, in a sentence. */
export const useRuleWords = () => {
  const text = useText()
  const formats = useFormats()
  return ({ is_taxable: isTaxable, limit }: Pick<TaxRule, 'is_taxable' | 'limit'>): string => {
    if (!isTaxable) return text('statement.notTaxable')
    if (limit === null) return text('statement.taxable')
    return text(`statement.above.${limit.per}`, { amount: formats.dollars(limit.cents / 100) })
  }
}
