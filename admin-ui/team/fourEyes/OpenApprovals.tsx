import { listApprovals, type OpenApproval } from '@laurel/contract/team/approvals.ts'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { ApprovalCard } from './ApprovalCard.tsx'
import { ApproveDialog } from './ApproveDialog.tsx'
import { DeclineDialog } from './DeclineDialog.tsx'

type Decision = { readonly kind: 'approve' | 'decline'; readonly approval: OpenApproval }

/** What waits for a second administrator, the oldest first. */
export const OpenApprovals = () => {
  const text = useText()
  const approvals = useAnswer(listApprovals, after => ({ query: after }))
  const [decision, setDecision] = useState<Decision>()
  const close = () => setDecision(undefined)
  return (
    <Box component="section" aria-labelledby="open-approvals">
      <Typography variant="h2" id="open-approvals" sx={{ marginBottom: 1.5 }}>
        {text('fourEyes.waiting')}
      </Typography>
      {approvals.data?.length === 0 && (
        <Card>
          <EmptyState title={text('fourEyes.empty')} sentence={text('fourEyes.emptySentence')} />
        </Card>
      )}
      {approvals.data === undefined && (
        <Card>
          <NotLoaded of={approvals} columns={2} />
        </Card>
      )}
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, padding: 0, margin: 0, listStyle: 'none' }}>
        {approvals.data?.map((approval: OpenApproval) => (
          <li key={approval.id}>
            <ApprovalCard approval={approval} onDecide={kind => setDecision({ kind, approval })} />
          </li>
        ))}
      </Box>
      {decision?.kind === 'approve' && <ApproveDialog approval={decision.approval} onClose={close} />}
      {decision?.kind === 'decline' && <DeclineDialog approval={decision.approval} onClose={close} />}
    </Box>
  )
}
