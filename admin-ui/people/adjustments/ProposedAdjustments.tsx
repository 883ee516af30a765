import {
  listProposedAdjustments,
  type ProposedAdjustment,
} from '@laurel/contract/people/proposedAdjustments.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { useText } from '../../messages/useText.ts'
import { type AdjustmentDecision, DecideAdjustmentDialog } from './DecideAdjustmentDialog.tsx'
import { ProposedAdjustmentCard } from './ProposedAdjustmentCard.tsx'

/** The adjustments that wait for a second administrator, of one member or of all. Nothing where none waits. */
export const ProposedAdjustments = ({ memberId }: { readonly memberId?: string }) => {
  const text = useText()
  const part = memberId === undefined ? {} : { filter: JSON.stringify({ user_id: memberId }) }
  const { data: adjustments = [] } = useAnswer(
    listProposedAdjustments,
    after => ({ query: { ...after, ...part } }),
    [memberId],
  )
  const [decision, setDecision] = useState<AdjustmentDecision>()
  if (adjustments.length === 0) return null
  return (
    <Box component="section" aria-labelledby="proposed-adjustments" sx={{ marginBottom: 4 }}>
      <Typography variant="h2" id="proposed-adjustments" sx={{ marginBottom: 1.5 }}>
        {text('people.adjustments.title')}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, padding: 0, margin: 0, listStyle: 'none' }}>
        {adjustments.map((adjustment: ProposedAdjustment) => (
          <li key={adjustment.id}>
            <ProposedAdjustmentCard adjustment={adjustment} onDecide={setDecision} />
          </li>
        ))}
      </Box>
      {decision && <DecideAdjustmentDialog {...decision} onClose={() => setDecision(undefined)} />}
    </Box>
  )
}
