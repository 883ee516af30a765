import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'

type CalendarProps = { readonly zone: string; readonly starts: readonly string[] }

/** When allowances start again, on the clock of the team. */
export const Calendar = ({ zone, starts }: CalendarProps) => {
  const text = useText()
  const formats = useFormats()
  return (
    <div>
      <Typography variant="body2">{text('settings.calendar', { zone })}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlock: 1 }}>
        {starts.map(start => (
          <Chip key={start} size="small" label={formats.day(start)} />
        ))}
      </Box>
    </div>
  )
}
