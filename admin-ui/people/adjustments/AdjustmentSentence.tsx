import type { ProposedAdjustment } from '@laurel/contract/people/proposedAdjustments.ts'
import { PointsAmount } from '../../elements/points/PointsAmount.tsx'
import { TextWith } from '../../messages/TextWith.tsx'
import { useText } from '../../messages/useText.ts'

/** Says how many points are to be added to which balance of whom. */
export const AdjustmentSentence = ({ adjustment }: { readonly adjustment: ProposedAdjustment }) => {
  const text = useText()
  const { points, account, user } = adjustment
  return (
    <TextWith
      of="people.adjustments.sentence"
      parts={{
        points: <PointsAmount points={points} />,
        name: <strong>{user.name}</strong>,
        balance: text(`people.accounts.${account}`),
      }}
    />
  )
}
