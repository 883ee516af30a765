import { RewardPolicySettings, setRewardPolicy } from '@laurel/contract/rewards/rewardSettings.ts'
import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useAct } from '../../elements/action/useAct.ts'
import { FormPart } from '../../elements/form/FormPart.tsx'
import { SaveBar } from '../../elements/form/SaveBar.tsx'
import { SchemaForm } from '../../elements/form/SchemaForm.tsx'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { useText } from '../../messages/useText.ts'

/** A field that is left empty is no limit. */
const orNothing = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value: string | number | null) => (value === '' ? null : value), schema)

const { shape } = RewardPolicySettings
const LimitsInput = z.object({
  points_per_day_max: orNothing(shape.points_per_day_max),
  redemptions_per_day_max: orNothing(shape.redemptions_per_day_max),
  hold_above_points: orNothing(shape.hold_above_points),
})

/** What a member may redeem in a day, and what is reviewed first. */
export const LimitsForm = ({ policy }: { readonly policy: RewardPolicySettings }) => {
  const text = useText()
  const { perform } = useAct(
    (body: RewardPolicySettings, act) => act(setRewardPolicy, { body }),
    text('rewards.settings.limitsSaved'),
  )
  return (
    <SchemaForm schema={LimitsInput} defaultValues={policy} onSave={perform} isGuarded>
      <FormPart title={text('rewards.settings.limits')}>
        <Typography color="text.secondary">{text('rewards.settings.limitsSentence')}</Typography>
        <TextInput
          source="points_per_day_max"
          isNumeric
          isOptional
          label={text('rewards.settings.pointsPerDay')}
        />
        <TextInput
          source="redemptions_per_day_max"
          isNumeric
          isOptional
          label={text('rewards.settings.redemptionsPerDay')}
        />
        <TextInput
          source="hold_above_points"
          isNumeric
          isOptional
          label={text('rewards.settings.holdAbove')}
          hint={text('rewards.settings.holdAboveHint')}
        />
        <SaveBar />
      </FormPart>
    </SchemaForm>
  )
}
