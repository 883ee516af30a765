import type { TaxRule } from '@laurel/contract/team/taxRule.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'

/** What a rule does, in a sentence. */
export const useRuleWords = () => {
  const text = useText()
  const formats = useFormats()
  return ({ is_taxable: isTaxable, limit }: Pick<TaxRule, 'is_taxable' | 'limit'>): string => {
    if (!isTaxable) return text('tax.notTaxable')
    if (limit === null) return text('tax.allTaxable')
    const amount = formats.dollars(limit.cents / 100)
    return text(`tax.limits.${limit.per}.${limit.above}`, { amount })
  }
}
