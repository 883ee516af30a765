import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useText } from '../../messages/useText.ts'
import { isPreset, type PresetName, presetsOf } from './datePresets.ts'
import { useDatePresets } from './useDatePresets.ts'

type DateRangeChoiceProps = {
  readonly start: string | undefined
  readonly end: string | undefined
  /** The page that asks, which has presets of its own. */
  readonly of?: keyof typeof presetsOf
  /** An empty text leaves that side open. */
  readonly onChange: (changes: { start: string; end: string }) => void
}

/** A range by its name, or by its first and last day. */
export const DateRangeChoice = ({ start, end, of = 'activity', onChange }: DateRangeChoiceProps) => {
  const text = useText()
  const { daysOf, nameOf } = useDatePresets()
  const range = { ...(start !== undefined && { start }), ...(end !== undefined && { end }) }
  const presets: readonly PresetName[] = presetsOf[of]
  const isUnbounded = start === undefined && end === undefined
  const chosen = isUnbounded ? 'all' : (nameOf(range, presets) ?? 'custom')
  const choose = (name: string) => {
    if (name === 'all') return onChange({ start: '', end: '' })
    if (isPreset(name)) onChange(daysOf(name))
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
        label={text('reports.days')}
        value={chosen}
        onChange={event => choose(event.target.value)}
        sx={{ width: { xs: '100%', sm: 150 } }}
      >
        {presets.map(name => (
          <MenuItem key={name} value={name}>
            {text(`reports.ranges.${name}`)}
          </MenuItem>
        ))}
        <MenuItem value="all">{text('reports.allOfTime')}</MenuItem>
        {chosen === 'custom' && <MenuItem value="custom">{text('reports.chosenDays')}</MenuItem>}
      </TextField>
      <Day
        label={text('reports.from')}
        value={start}
        onChoose={day => onChange({ start: day, end: end ?? '' })}
      />
      <Day
        label={text('reports.to')}
        value={end}
        onChoose={day => onChange({ start: start ?? '', end: day })}
      />
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
