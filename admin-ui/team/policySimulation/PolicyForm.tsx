import { simulatePolicy } from '@laurel/contract/team/policySimulation.ts'
import type { Settings } from '@laurel/contract/team/settings.ts'
import Box from '@mui/material/Box'
import { useAct } from '../../elements/action/useAct.ts'
import { ChoiceInput } from '../../elements/form/ChoiceInput.tsx'
import { SaveBar } from '../../elements/form/SaveBar.tsx'
import { SchemaForm } from '../../elements/form/SchemaForm.tsx'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { useText } from '../../messages/useText.ts'
import { SettingsCard } from '../settings/SettingsCard.tsx'
import { changesOf, PolicyInput, periods, policyOfToday } from './policyForm.ts'

const intervals = ['WEEKLY', 'BIWEEKLY', 'MONTHLY', 'QUARTERLY'] as const

type PolicyFormProps = {
  readonly settings: Settings
  /** Opens the simulation that was ordered. */
  readonly onOrdered: (id: string) => void
}

/** The changes to try, beginning with the policy of today. */
export const PolicyForm = ({ settings, onOrdered }: PolicyFormProps) => {
  const text = useText()
  const { perform } = useAct(
    (body: { readonly id: string } & ReturnType<typeof changesOf>, act) => act(simulatePolicy, { body }),
    text('policySimulation.ordered'),
  )
  const order = async (input: PolicyInput) => {
    const id = crypto.randomUUID()
    const outcome = await perform({ id, ...changesOf(input, settings, new Date()) })
    if (outcome.isDone) onOrdered(id)
    return outcome
  }
  return (
    <SettingsCard title={text('policySimulation.form')} sentence={text('policySimulation.formSentence')}>
      <SchemaForm
        schema={PolicyInput}
        defaultValues={policyOfToday(settings)}
        onSave={order}
        label={text('policySimulation.form')}
      >
        <Box sx={fieldsStyle}>
          <ChoiceInput
            source="period"
            label={text('policySimulation.period')}
            choices={periods.map(value => ({ value, label: text(`policySimulation.periods.${value}`) }))}
          />
          <ChoiceInput
            source="interval"
            label={text('team.startsAgain')}
            choices={intervals.map(value => ({ value, label: text(`team.intervals.${value}`) }))}
          />
          <TextInput source="shoutout_points" isNumeric label={text('team.forShoutouts')} />
          <TextInput source="award_points" isNumeric label={text('team.forAwards')} />
          <TextInput
            source="point_options"
            isOptional
            rows={2}
            label={text('policySimulation.pointOptions')}
            hint={text('policySimulation.pointOptionsHint')}
          />
          <TextInput
            source="spot_award_max"
            isNumeric
            isOptional
            label={text('policySimulation.spotAwardMax')}
            hint={text('policySimulation.noMax')}
          />
          <TextInput
            source="celebrations_percent"
            isNumeric
            label={text('policySimulation.celebrations')}
            hint={text('policySimulation.celebrationsHint')}
          />
          <TextInput
            source="expiry_months"
            isNumeric
            isOptional
            label={text('policySimulation.expiry')}
            hint={text('policySimulation.noExpiry')}
          />
        </Box>
        <SaveBar isAlwaysOpen label={text('policySimulation.simulate')} />
      </SchemaForm>
    </SettingsCard>
  )
}

const fieldsStyle = {
  display: 'grid',
  gap: 2.5,
  marginBottom: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const
