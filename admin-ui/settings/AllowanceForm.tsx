import { AllowanceSettings, type Settings, setAllowancePolicy } from '@laurel/contract/team/settings.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { z } from 'zod'
import { FormField } from '../acts/FormField.tsx'
import { useAct } from '../acts/useAct.ts'
import { useSchemaForm } from '../acts/useSchemaForm.ts'
import { wholeNumber } from '../acts/wholeNumber.ts'
import { useConnection } from '../connection/ConnectionContext.ts'

const intervals = [
  { value: 'WEEKLY', label: 'Every week' },
  { value: 'BIWEEKLY', label: 'Every two weeks' },
  { value: 'MONTHLY', label: 'Every month' },
  { value: 'QUARTERLY', label: 'Every quarter' },
] as const

export const AllowanceForm = ({ settings }: { readonly settings: Settings }) => {
  const { client } = useConnection()
  const { allowance, time_zone } = settings
  const form = useSchemaForm({
    interval: String(allowance.interval),
    shoutout: String(allowance.shoutout_points),
    award: String(allowance.award_points),
  })
  const { perform, isRunning, refusal } = useAct(
    (body: z.infer<typeof AllowanceSettings>, options) => client.call(setAllowancePolicy, { body }, options),
    'Settings saved successfully.',
  )
  const { interval, shoutout, award } = form.values
  const save = async () => {
    const points = { shoutout_points: wholeNumber(shoutout), award_points: wholeNumber(award) }
    const body = form.parse(AllowanceSettings, { interval, ...points })
    if (body) await perform(body)
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
      sx={{ padding: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5 }}
    >
      <IntervalField
        interval={interval}
        timeZone={time_zone}
        onChoose={chosen => form.change('interval', chosen)}
      />
      <FormField
        label={`For shoutouts, in ${settings.points_name}`}
        isNumeric
        value={shoutout}
        onType={text => form.change('shoutout', text)}
        problem={form.errorOf('shoutout_points', refusal)}
      />
      <FormField
        label={`For spot awards, in ${settings.points_name}`}
        isNumeric
        value={award}
        onType={text => form.change('award', text)}
        problem={form.errorOf('award_points', refusal)}
      />
      {refusal && <Alert severity="error">{refusal.message}</Alert>}
      <Box>
        <Button type="submit" variant="contained" loading={isRunning}>
          Save
        </Button>
      </Box>
    </Box>
  )
}

type IntervalFieldProps = {
  readonly interval: string
  readonly timeZone: string
  readonly onChoose: (interval: string) => void
}

const IntervalField = ({ interval, timeZone, onChoose }: IntervalFieldProps) => (
  <TextField
    select
    label="Starts anew"
    value={interval}
    onChange={event => onChoose(event.target.value)}
    helperText={`At midnight in ${timeZone}. A change holds from everybody’s next start.`}
  >
    {intervals.map(({ value, label }) => (
      <MenuItem key={value} value={value}>
        {label}
      </MenuItem>
    ))}
  </TextField>
)
