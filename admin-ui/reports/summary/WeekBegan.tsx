import { weekdayName } from '@laurel/contract/browser/calendarWords.ts'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import type { Days } from '../activity/datePresets.ts'
import { useDatePresets } from '../activity/useDatePresets.ts'

type WeekBeganProps = {
  readonly days: Partial<Days>
  /** Nothing happened in these days. */
  readonly isEmpty: boolean
  readonly onChoose: (days: Days) => void
}

/** The summary of a week is all but empty when the week begins: says so, and offers the week before. */
export const WeekBegan = ({ days, isEmpty, onChoose }: WeekBeganProps) => {
  const { daysOf, nameOf } = useDatePresets()
  const { locale } = useFormats()
  const text = useText()
  const isFirstDay = days.start === days.end
  if (days.start === undefined || nameOf(days) !== 'thisWeek' || !(isFirstDay || isEmpty)) return null
  return (
    <Alert
      severity="info"
      icon={false}
      sx={{ marginBottom: 2.5 }}
      action={
        <Button color="inherit" size="small" onClick={() => onChoose(daysOf('lastWeek'))}>
          {text('reports.seeLastWeek')}
        </Button>
      }
    >
      {text('reports.weekBegan', { day: weekdayName(days.start, locale) })}
    </Alert>
  )
}
