import { ClawBackSettings, setClawBackPolicy } from '@laurel/contract/team/settings.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { z } from 'zod'
import { useAct } from '../acts/useAct.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import { useMe } from '../session/MeContext.ts'

type Policy = z.infer<typeof ClawBackSettings>['claw_back_policy']

const choices: readonly { readonly policy: Policy; readonly label: string; readonly sentence: string }[] = [
  {
    policy: 'absorb',
    label: 'The company bears them',
    sentence: 'Whoever spent them keeps the reward and starts again from zero.',
  },
  {
    policy: 'owe',
    label: 'The member owes them',
    sentence: 'Whatever the member receives next repays them first; until then nothing can be spent.',
  },
]

/** Who bears points of a shoutout that were spent before it was taken back. */
export const ClawBackForm = ({ policy }: { readonly policy: Policy }) => {
  const { client } = useConnection()
  const { points_name } = useMe().team
  const [chosen, setChosen] = useState<Policy>(policy)
  const { perform, isRunning, refusal } = useAct(
    (body: z.infer<typeof setClawBackPolicy.body>, options) =>
      client.call(setClawBackPolicy, { body }, options),
    'The choice holds for shoutouts that are taken back from now on.',
  )
  return (
    <Box sx={{ padding: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5 }}>
      <Typography variant="h2">Shoutouts that are taken back</Typography>
      <FormControl>
        <FormLabel id="claw-back" sx={{ marginBottom: 1 }}>
          When the {points_name} have been spent already
        </FormLabel>
        <RadioGroup
          aria-labelledby="claw-back"
          value={chosen}
          onChange={(_event, value) => setChosen(ClawBackSettings.shape.claw_back_policy.parse(value))}
        >
          {choices.map(({ policy: value, label, sentence }) => (
            <FormControlLabel
              key={value}
              value={value}
              control={<Radio />}
              sx={{ alignItems: 'flex-start', paddingBlock: 0.5 }}
              label={
                <Box component="span" sx={{ display: 'block', paddingTop: 1.125 }}>
                  {label}
                  <Typography
                    component="span"
                    variant="body2"
                    color="text.secondary"
                    sx={{ display: 'block' }}
                  >
                    {sentence}
                  </Typography>
                </Box>
              }
            />
          ))}
        </RadioGroup>
      </FormControl>
      {refusal && <Alert severity="error">{refusal.message}</Alert>}
      <Box>
        <Button
          variant="contained"
          disabled={chosen === policy}
          loading={isRunning}
          onClick={() => void perform({ claw_back_policy: chosen })}
        >
          Save choice
        </Button>
      </Box>
    </Box>
  )
}
