import type { OpenApproval } from '@laurel/contract/team/approvals.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { When } from '../../elements/time/When.tsx'
import { useText } from '../../messages/useText.ts'
import { ApprovalSentence } from './ApprovalSentence.tsx'

type ApprovalCardProps = {
  readonly approval: OpenApproval
  readonly onDecide: (kind: 'approve' | 'decline') => void
}

/** What waits, who asked for it and why, and what the administrator may do about it. */
export const ApprovalCard = ({ approval, onDecide }: ApprovalCardProps) => {
  const text = useText()
  const { words, hold, proposed_by: proposer, proposed_at: proposedAt, can_approve: canApprove } = approval
  return (
    <Card sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, padding: 2 }}>
      <Box sx={{ flex: '1 1 320px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>
          <ApprovalSentence approval={approval} />
        </Typography>
        {words !== null && (
          <Typography variant="body2" sx={{ marginTop: 0.5 }}>
            {text('fourEyes.quoted', { words })}
          </Typography>
        )}
        <Typography variant="body2" color="text.secondary" sx={{ marginTop: 0.5 }}>
          {text('fourEyes.by', { name: proposer.name })} · <When instant={proposedAt} />
        </Typography>
        {hold !== null && (
          <Typography variant="body2" color="text.secondary">
            {text(`fourEyes.holds.${hold}`)}
          </Typography>
        )}
        {!canApprove && (
          <Typography variant="body2" color="text.secondary">
            {text('fourEyes.waits')}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button color="inherit" onClick={() => onDecide('decline')}>
          {text('fourEyes.decline')}
        </Button>
        {canApprove && (
          <Button variant="contained" onClick={() => onDecide('approve')}>
            {text('fourEyes.approve')}
          </Button>
        )}
      </Box>
    </Card>
  )
}
