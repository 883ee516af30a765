import { type ReadFinding, reopenFinding } from '@laurel/contract/recognition/findings.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMe } from '../../app/access/MeContext.ts'
import { useAct } from '../../elements/action/useAct.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'

type FindingDecisionProps = { readonly finding: ReadFinding; readonly onFine: () => void }

/** What can be said about a finding, or what was said. */
export const FindingDecision = ({ finding, onFine }: FindingDecisionProps) => {
  const text = useText()
  const { user: me } = useMe()
  if (finding.status === 'fine') return <Fine finding={finding} />
  if (finding.status === 'quiet') return <Alert severity="info">{text('radar.quiet')}</Alert>
  if (finding.users.some(({ id }) => id === me.id))
    return <Alert severity="info">{text('radar.ownFinding')}</Alert>
  return (
    <Box component="section" aria-labelledby="finding-decision" sx={{ display: 'grid', gap: 1.25 }}>
      <Typography variant="h3" id="finding-decision">
        {text('radar.decision')}
      </Typography>
      <Typography color="text.secondary">{text('radar.decisionSentence')}</Typography>
      <Button variant="contained" onClick={onFine} sx={{ justifySelf: 'start' }}>
        {text('radar.fine')}
      </Button>
    </Box>
  )
}

const Fine = ({ finding }: Pick<FindingDecisionProps, 'finding'>) => {
  const text = useText()
  const formats = useFormats()
  const { perform, isRunning } = useAct(
    (id: string, act) => act(reopenFinding, { params: { id } }),
    text('radar.reopened'),
  )
  const { decided_by, decided_at, reason } = finding
  return (
    <Box component="section" aria-labelledby="finding-decision" sx={{ display: 'grid', gap: 0.75 }}>
      <Typography variant="h3" id="finding-decision">
        {text('radar.fine')}
      </Typography>
      <Typography>
        {text('radar.decidedBy', {
          name: decided_by?.name ?? text('radar.someone'),
          day: decided_at === null ? '' : formats.day(decided_at),
        })}
      </Typography>
      {reason !== null && (
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {text('radar.reasonGiven', { reason })}
        </Typography>
      )}
      <Button
        variant="outlined"
        loading={isRunning}
        onClick={() => void perform(finding.id)}
        sx={{ justifySelf: 'start', marginTop: 1 }}
      >
        {text('radar.reopen')}
      </Button>
    </Box>
  )
}
