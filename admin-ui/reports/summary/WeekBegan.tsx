import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTeamClock } from '../../elements/time/useTeamClock.ts'
import { useText } from '../../messages/useText.ts'
import { type Days, datePresets, presetOf } from '../activity/datePresets.ts'

type WeekBeganProps = { readonly days: Partial<Days>; readonly onChoose: (days: Days) => void }

/** On the first day of a week, its summary is all but empty: says so, and offers the week before. */
export const WeekBegan = ({ days, onChoose }: WeekBeganProps) => {
  const today = useTeamClock()()
  const text = useText()
  if (days.start !== days.end || presetOf(days, today) !== 'thisWeek') return null
  return (
    <Alert
      severity="info"
      icon={false}
      sx={{ marginBottom: 2.5 }}
      action={
        <Button color="inherit" size="small" onClick={() => onChoose(datePresets.lastWeek.daysAt(today))}>
          {text('reports.seeLastWeek')}
        </Button>
      }
    >
      {text('reports.weekBegan')}
    </Alert>
  )
}
