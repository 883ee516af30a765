import type { Competition } from '@laurel/contract/awards/competition.ts'
import { competitionLeaderboard } from '@laurel/contract/awards/competitions.ts'
import Typography from '@mui/material/Typography'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { InfoDialog } from '../../elements/action/InfoDialog.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { rangeOf } from './competitionWords.ts'
import { PlaceList } from './PlaceList.tsx'

type LeaderboardDialogProps = { readonly competition: Competition; readonly onClose: () => void }

/** The places as of now. They are read again when something moves. */
export const LeaderboardDialog = ({ competition, onClose }: LeaderboardDialogProps) => {
  const text = useText()
  const formats = useFormats()
  const { id } = competition
  const answer = useAnswer(competitionLeaderboard, query => ({ params: { id }, query }), [id])
  const places = answer.data?.leaderboard ?? []
  return (
    <InfoDialog title={text('competitions.leaderboardTitle', { title: competition.title })} onClose={onClose}>
      <Typography color="text.secondary">{rangeOf(competition, formats)}</Typography>
      <NotLoaded of={answer} columns={2} />
      {answer.data &&
        (places.length === 0 ? (
          <Typography>{text('competitions.nothingYet')}</Typography>
        ) : (
          <PlaceList label={text('competitions.leaderboard')} competition={competition} places={places} />
        ))}
      {answer.data && competition.status === 'STARTED' && (
        <Typography variant="body2" color="text.secondary">
          {text('competitions.isLive')}
        </Typography>
      )}
    </InfoDialog>
  )
}
