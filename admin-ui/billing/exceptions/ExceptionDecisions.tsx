import type { ReadException } from '@laurel/contract/billing/exceptions.ts'
import type { ExceptionDecision } from '@laurel/ledger/reconciliation/vocabulary.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMe } from '../../app/access/MeContext.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import { useProposal } from './useProposal.ts'

type ExceptionDecisionsProps = {
  readonly exception: ReadException
  readonly onDecide: (decision: ExceptionDecision) => void
}

/** What an administrator can decide about an exception, or what was decided. */
export const ExceptionDecisions = ({ exception, onDecide }: ExceptionDecisionsProps) => {
  const text = useText()
  const { user: me } = useMe()
  const proposal = useProposal(exception)
  const { status, decisions, order } = exception
  if (status !== 'open') return <Decided exception={exception} />
  if (order?.user.id === me.id) return <Alert severity="info">{text('exceptions.ownOrder')}</Alert>
  return (
    <Box component="section" aria-labelledby="exception-decision" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3" id="exception-decision">
        {text('exceptions.decision')}
      </Typography>
      <Typography>{proposal ?? text('exceptions.noProposal')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {decisions.includes('compensate') && (
          <Button variant="contained" onClick={() => onDecide('compensate')}>
            {text('exceptions.compensate')}
          </Button>
        )}
        {decisions.includes('accept') && (
          <Button variant="outlined" onClick={() => onDecide('accept')}>
            {text('exceptions.accept')}
          </Button>
        )}
      </Box>
      {!decisions.includes('accept') && <Alert severity="info">{text('exceptions.operatorDecides')}</Alert>}
    </Box>
  )
}

const Decided = ({ exception }: Pick<ExceptionDecisionsProps, 'exception'>) => {
  const text = useText()
  const formats = useFormats()
  const { status, decided_by, decided_at, reason } = exception
  if (status !== 'compensated' && status !== 'accepted')
    return <Alert severity="info">{text('exceptions.goneSentence')}</Alert>
  return (
    <Box component="section" aria-labelledby="exception-decision" sx={{ display: 'grid', gap: 0.5 }}>
      <Typography variant="h3" id="exception-decision">
        {text('exceptions.decision')}
      </Typography>
      <Typography>
        {text(`exceptions.decidedBy.${status}`, {
          name: decided_by?.name ?? text('exceptions.someone'),
          day: decided_at === null ? '' : formats.day(decided_at),
        })}
      </Typography>
      {reason !== null && (
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {text('exceptions.reasonGiven', { reason })}
        </Typography>
      )}
    </Box>
  )
}
