import type { ProposedAdjustment } from '@laurel/contract/people/proposedAdjustments.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { When } from '../../elements/time/When.tsx'
import { useText } from '../../messages/useText.ts'
import { AdjustmentSentence } from './AdjustmentSentence.tsx'
import type { AdjustmentDecision } from './DecideAdjustmentDialog.tsx'

type ProposedAdjustmentCardProps = {
  readonly adjustment: ProposedAdjustment
  readonly onDecide: (decision: AdjustmentDecision) => void
}

/** A proposed adjustment with its reason, and what the administrator may do about it. */
export const ProposedAdjustmentCard = ({ adjustment, onDecide }: ProposedAdjustmentCardProps) => {
  const text = useText()
  const { reason, proposed_by: proposer, proposed_at: proposedAt, can_approve: canApprove } = adjustment
  return (
    <Card sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, padding: 2 }}>
      <Box sx={{ flex: '1 1 320px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>
          <AdjustmentSentence adjustment={adjustment} />
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {text('people.adjustments.by', { name: proposer.name, reason })} · <When instant={proposedAt} />
        </Typography>
        {!canApprove && (
          <Typography variant="body2" color="text.secondary">
            {text('people.adjustments.waits')}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button color="inherit" onClick={() => onDecide({ adjustment, kind: 'decline' })}>
          {text('people.adjustments.decline')}
        </Button>
        {canApprove && (
          <Button variant="contained" onClick={() => onDecide({ adjustment, kind: 'approve' })}>
            {text('people.adjustments.approve')}
          </Button>
        )}
      </Box>
    </Card>
  )
}
