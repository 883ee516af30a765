import {
  approveAdjustment,
  declineAdjustment,
  type ProposedAdjustment,
} from '@laurel/contract/people/proposedAdjustments.ts'
import Typography from '@mui/material/Typography'
import { ConfirmAct } from '../../elements/action/ConfirmAct.tsx'
import { useText } from '../../messages/useText.ts'
import { AdjustmentSentence } from './AdjustmentSentence.tsx'

export type AdjustmentDecision = {
  readonly adjustment: ProposedAdjustment
  readonly kind: 'approve' | 'decline'
}

/** Approves or declines a proposed adjustment after a confirmation. */
export const DecideAdjustmentDialog = ({
  adjustment,
  kind,
  onClose,
}: AdjustmentDecision & { readonly onClose: () => void }) => {
  const text = useText()
  const isApproval = kind === 'approve'
  const params = { id: adjustment.user.id, adjustmentId: adjustment.id }
  return (
    <ConfirmAct
      title={text(`people.adjustments.${kind}Title`)}
      confirmLabel={text(`people.adjustments.${kind}`)}
      isDestructive={!isApproval}
      send={act => act(isApproval ? approveAdjustment : declineAdjustment, { params })}
      notice={text(`people.adjustments.${kind}d`, { name: adjustment.user.name })}
      onClose={onClose}
    >
      <Typography>
        <AdjustmentSentence adjustment={adjustment} />
      </Typography>
      <Typography color="text.secondary">
        {text('people.adjustments.by', { name: adjustment.proposed_by.name, reason: adjustment.reason })}
      </Typography>
    </ConfirmAct>
  )
}
