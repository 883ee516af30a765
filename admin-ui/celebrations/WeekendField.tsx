import type { Award } from '@laurel/contract/awards/award.ts'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'

type Mode = Award['weekend_mode']

type WeekendFieldProps = { readonly value: Mode; readonly onChoose: (mode: Mode) => void }

const choices: readonly { readonly mode: Mode; readonly label: string }[] = [
  { mode: 'DAY_OF', label: 'On the day itself' },
  { mode: 'FRIDAY', label: 'On the Friday before' },
  { mode: 'MONDAY', label: 'On the Monday after' },
]

/** When a day is celebrated that falls on a Saturday or Sunday. */
export const WeekendField = ({ value, onChoose }: WeekendFieldProps) => (
  <TextField
    select
    label="When it falls on a weekend"
    value={value}
    onChange={event => onChoose(choices.find(({ mode }) => mode === event.target.value)?.mode ?? value)}
    sx={{ maxWidth: 320 }}
  >
    {choices.map(({ mode, label }) => (
      <MenuItem key={mode} value={mode}>
        {label}
      </MenuItem>
    ))}
  </TextField>
)
