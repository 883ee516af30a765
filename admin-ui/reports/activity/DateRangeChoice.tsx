import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTeamClock } from '../../elements/time/useTeamClock.ts'
import { type DatePreset, datePresets, presetOf } from './datePresets.ts'

type DateRangeChoiceProps = {
  readonly start: string | undefined
  readonly end: string | undefined
  /** An empty text leaves that side open. */
  readonly onChange: (changes: { start: string; end: string }) => void
}

const presets: readonly [string, DatePreset][] = Object.entries(datePresets)

/** A range by its name, or by its first and last day. */
export const DateRangeChoice = ({ start, end, onChange }: DateRangeChoiceProps) => {
  const teamClock = useTeamClock()
  const range = { ...(start !== undefined && { start }), ...(end !== undefined && { end }) }
  const isUnbounded = start === undefined && end === undefined
  const chosen = isUnbounded ? 'all' : (presetOf(range, teamClock()) ?? 'custom')
  const choose = (name: string) => {
    if (name === 'all') return onChange({ start: '', end: '' })
    const preset = presets.find(([candidate]) => candidate === name)?.[1]
    if (preset) onChange(preset.daysAt(teamClock()))
  }
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        gap: 1,
        width: { xs: '100%', sm: 'auto' },
      }}
    >
      <TextField
        select
        label="Days"
        value={chosen}
        onChange={event => choose(event.target.value)}
        sx={{ width: { xs: '100%', sm: 150 } }}
      >
        {presets.map(([name, { label }]) => (
          <MenuItem key={name} value={name}>
            {label}
          </MenuItem>
        ))}
        <MenuItem value="all">All days</MenuItem>
        {chosen === 'custom' && <MenuItem value="custom">Chosen days</MenuItem>}
      </TextField>
      <Day label="From" value={start} onChoose={day => onChange({ start: day, end: end ?? '' })} />
      <Day label="To" value={end} onChoose={day => onChange({ start: start ?? '', end: day })} />
    </Box>
  )
}

type DayProps = {
  readonly label: string
  readonly value: string | undefined
  readonly onChoose: (day: string) => void
}

const Day = ({ label, value, onChoose }: DayProps) => (
  <TextField
    type="date"
    label={label}
    value={value ?? ''}
    onChange={event => onChoose(event.target.value)}
    slotProps={{ inputLabel: { shrink: true } }}
    sx={{ width: { xs: 'calc(50% - 4px)', sm: 146 } }}
  />
)
