import type { RewardKind } from '@laurel/ledger/teams/tax/vocabulary.ts'
import { useOwnTaxRules } from './statementQueries.ts'
import { useRuleWords } from './useRuleWords.ts'

type TaxNoteProps = { readonly kind: RewardKind; readonly className?: string | undefined }

/** What a reward means for the taxes of the person, before it is redeemed. Nothing where the company has no rule. */
export const TaxNote = ({ kind, className }: TaxNoteProps) => {
  const wordsOf = useRuleWords()
  const { data } = useOwnTaxRules()
  const rule = data?.rules.find(({ kinds }) => kinds.includes(kind))
  return rule?.is_taxable ? <p className={className}>{wordsOf(rule)}</p> : null
}
