import { AllowanceSettings, type Settings, setAllowancePolicy } from '@laurel/contract/team/settings.ts'
import Box from '@mui/material/Box'
import type { z } from 'zod'
import { useAct } from '../../elements/action/useAct.ts'
import { ChoiceInput } from '../../elements/form/ChoiceInput.tsx'
import { SaveBar } from '../../elements/form/SaveBar.tsx'
import { SchemaForm } from '../../elements/form/SchemaForm.tsx'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { useText } from '../../messages/useText.ts'

const intervals = ['WEEKLY', 'BIWEEKLY', 'MONTHLY', 'QUARTERLY'] as const

/** How much everyone may give, and how often. */
export const AllowanceForm = ({ settings }: { readonly settings: Settings }) => {
  const text = useText()
  const { perform } = useAct(
    (body: z.output<typeof AllowanceSettings>, act) => act(setAllowancePolicy, { body }),
    text('team.saved'),
  )
  return (
    <SchemaForm schema={AllowanceSettings} defaultValues={settings.allowance} onSave={perform} isGuarded>
      <Box sx={{ padding: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5 }}>
        <ChoiceInput
          source="interval"
          label={text('team.startsAgain')}
          choices={intervals.map(value => ({ value, label: text(`team.intervals.${value}`) }))}
          hint={text('team.startsAgainHint', { zone: settings.time_zone })}
        />
        <TextInput source="shoutout_points" isNumeric label={text('team.forShoutouts')} />
        <TextInput source="award_points" isNumeric label={text('team.forAwards')} />
        <SaveBar isAlwaysOpen />
      </Box>
    </SchemaForm>
  )
}
