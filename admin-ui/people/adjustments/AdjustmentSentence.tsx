import type { ProposedAdjustment } from '@laurel/contract/people/proposedAdjustments.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { TextWith } from '../../messages/TextWith.tsx'
import { useText } from '../../messages/useText.ts'

/** Says how many points are to be added to which balance of whom. */
export const AdjustmentSentence = ({ adjustment }: { readonly adjustment: ProposedAdjustment }) => {
  const text = useText()
  const formats = useFormats()
  const { points, account, user } = adjustment
  return (
    <TextWith
      of="people.adjustments.sentence"
      parts={{
        amount: <strong>{formats.count(points)}</strong>,
        name: <strong>{user.name}</strong>,
        balance: text(`people.accounts.${account}`),
      }}
    />
  )
}
