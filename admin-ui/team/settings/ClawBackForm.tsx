import { ClawBackSettings, setClawBackPolicy } from '@laurel/contract/team/settings.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { z } from 'zod'
import { useAct } from '../../elements/action/useAct.ts'
import { RadioInput } from '../../elements/form/RadioInput.tsx'
import { SaveBar } from '../../elements/form/SaveBar.tsx'
import { SchemaForm } from '../../elements/form/SchemaForm.tsx'
import { useText } from '../../messages/useText.ts'

type Policy = z.output<typeof ClawBackSettings>['claw_back_policy']

/** Decides who bears points of a shoutout that were spent before it was taken back. */
export const ClawBackForm = ({ policy }: { readonly policy: Policy }) => {
  const text = useText()
  const { perform } = useAct(
    (body: z.output<typeof ClawBackSettings>, act) => act(setClawBackPolicy, { body }),
    text('team.clawBack.saved'),
  )
  return (
    <SchemaForm
      schema={ClawBackSettings}
      defaultValues={{ claw_back_policy: policy }}
      onSave={perform}
      isGuarded
    >
      <Box sx={{ padding: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5 }}>
        <Typography variant="h2">{text('team.clawBack.title')}</Typography>
        <RadioInput
          source="claw_back_policy"
          label={text('team.clawBack.when')}
          choices={(['absorb', 'owe'] as const).map(value => ({
            value,
            label: text(`team.clawBack.${value}`),
            sentence: text(`team.clawBack.${value}Sentence`),
          }))}
        />
        <SaveBar label={text('team.clawBack.save')} />
      </Box>
    </SchemaForm>
  )
}
