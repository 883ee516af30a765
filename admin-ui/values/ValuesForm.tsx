import { setTaggableValues } from '@laurel/contract/admin/settings.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { z } from 'zod'
import { useAct } from '../acts/useAct.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import { NewValue } from './NewValue.tsx'
import { ValueChips } from './ValueChips.tsx'

type ValuesFormProps = { readonly values: readonly string[]; readonly isRequired: boolean }

/** The values as they will be; nothing holds before it was saved. */
export const ValuesForm = ({ values, isRequired }: ValuesFormProps) => {
  const { client } = useConnection()
  const [chosen, setChosen] = useState(values)
  const [isNeeded, setNeeded] = useState(isRequired)
  const { perform, isRunning, refusal } = useAct(
    (body: z.infer<typeof setTaggableValues.body>, options) =>
      client.call(setTaggableValues, { body }, options),
    'Recognition settings have been saved.',
  )
  const isChanged = isNeeded !== isRequired || chosen.join('\n') !== values.join('\n')
  return (
    <Box sx={{ padding: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5 }}>
      <Typography variant="h2">Taggable values</Typography>
      <NewValue existing={chosen} onAdd={value => setChosen([...chosen, value])} />
      <ValueChips values={chosen} onRemove={value => setChosen(chosen.filter(other => other !== value))} />
      <Divider />
      <FormControlLabel
        control={<Switch checked={isNeeded} onChange={(_event, isOn) => setNeeded(isOn)} />}
        label="Every shoutout needs a value"
      />
      {refusal && <Alert severity="error">{refusal.message}</Alert>}
      <Box>
        <Button
          variant="contained"
          disabled={!isChanged}
          loading={isRunning}
          onClick={() => void perform({ values: [...chosen], is_required: isNeeded })}
        >
          Save
        </Button>
      </Box>
    </Box>
  )
}
