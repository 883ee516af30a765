import type { CompetitionResult } from '@laurel/contract/awards/competition.ts'
import { competitionResults } from '@laurel/contract/awards/competitions.ts'
import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { InfoDialog } from '../../elements/action/InfoDialog.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { rangeOf, ruleOf } from './competitionWords.ts'
import { PlaceList } from './PlaceList.tsx'

type ResultsDialogProps = { readonly result: CompetitionResult; readonly onClose: () => void }

/** How a competition ended, and what its winners got. */
export const ResultsDialog = ({ result: { id, title, competition }, onClose }: ResultsDialogProps) => {
  const text = useText()
  const formats = useFormats()
  const answer = useAnswer(competitionResults, query => ({ params: { id }, query }), [id])
  return (
    <InfoDialog title={text('competitions.resultsTitle', { title })} onClose={onClose}>
      <Typography color="text.secondary">
        {rangeOf(competition, formats)} · {ruleOf(competition, text)}
      </Typography>
      <NotLoaded of={answer} columns={2} />
      {answer.data && <Paid result={answer.data} />}
      {answer.data && answer.data.results.length > 0 && (
        <PlaceList
          label={text('competitions.results')}
          competition={competition}
          places={answer.data.results}
        />
      )}
    </InfoDialog>
  )
}

const Paid = ({ result: { reward, results } }: { readonly result: CompetitionResult }) => {
  const text = useText()
  if (results.length === 0) return <Typography>{text('competitions.noWinner')}</Typography>
  if (reward.name === null) return <Alert severity="warning">{text('competitions.awardArchived')}</Alert>
  if (reward.paid_count === 0) return <Alert severity="warning">{text('competitions.noMembersLeft')}</Alert>
  return (
    <Typography>
      {text('competitions.paid', { smart_count: reward.paid_count, award: reward.name })}
    </Typography>
  )
}
