import { rewardKinds } from '@laurel/ledger/teams/tax/vocabulary.ts'
import { ChecksInput } from '../../elements/form/ChecksInput.tsx'
import { useText } from '../../messages/useText.ts'

/** The kinds of rewards that a rule decides about. */
export const KindsInput = ({ source }: { readonly source: string }) => {
  const text = useText()
  return (
    <ChecksInput
      source={source}
      label={text('tax.rewards')}
      choices={rewardKinds.map(value => ({ value, label: text(`tax.kinds.${value}`) }))}
      chooseOne={text('tax.chooseKind')}
    />
  )
}
