import type { Competition } from '@laurel/contract/awards/competition.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { InfoDialog } from '../../elements/action/InfoDialog.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import { CompetitionMarks } from './CompetitionMarks.tsx'
import { rangeOf, ruleOf } from './competitionWords.ts'
import { Fact } from './Fact.tsx'

type ViewCompetitionDialogProps = {
  readonly competition: Competition
  readonly onLeaderboard: () => void
  readonly onArchive: () => void
  readonly onClose: () => void
}

export const ViewCompetitionDialog = (props: ViewCompetitionDialogProps) => {
  const { competition, onLeaderboard, onArchive, onClose } = props
  const text = useText()
  const formats = useFormats()
  return (
    <InfoDialog
      title={competition.title}
      onClose={onClose}
      actions={
        <>
          <Button color="error" onClick={onArchive} sx={{ marginRight: 'auto' }}>
            {text('competitions.archive')}
          </Button>
          <Button onClick={onLeaderboard}>{text('competitions.viewLeaderboard')}</Button>
        </>
      }
    >
      <CompetitionMarks competition={competition} />
      <Typography>{ruleOf(competition, text)}</Typography>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Fact label={text('competitions.dates')} value={rangeOf(competition, formats)} />
        <Fact
          label={text(competition.type === 'PVP' ? 'competitions.userGroup' : 'competitions.userGroups')}
          value={competition.user_group.title}
        />
        <Fact label={text('field.award')} value={competition.award.name} />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {text(`competitions.prize.${competition.type}`)}
      </Typography>
    </InfoDialog>
  )
}
