import type { UserReference } from '@laurel/contract/people/userReference.ts'
import { FormField } from '../acts/FormField.tsx'
import { PeoplePicker } from '../people/PeoplePicker.tsx'
import { useMe } from '../session/MeContext.ts'
import { proOnly } from '../shell/SectionEntry.tsx'
import type { ChannelFieldsProps } from './ChannelFields.tsx'
import { FormPart } from './FormPart.tsx'
import { intervalWords } from './intervalWords.ts'

type AwardFieldsProps = ChannelFieldsProps & {
  readonly managers: readonly UserReference[]
  readonly onManagers: (managers: readonly UserReference[]) => void
}

/** Who may give spot awards in the channel, and how much; locked unless the plan has them. */
export const AwardFields = ({ form, refusal, managers, onManagers }: AwardFieldsProps) => {
  const { team } = useMe()
  const isPro = team.plan_type === 1
  const interval = intervalWords(team.allowance_interval)
  return (
    <FormPart title="Award Settings" {...(!isPro && { lock: proOnly })}>
      <FormField
        label={`Spot-award allowance ${interval}`}
        isNumeric
        isDisabled={!isPro}
        value={form.values.awardAllowance}
        onType={text => form.change('awardAllowance', text)}
        problem={form.errorOf('point_allowance', refusal)}
      />
      <PeoplePicker
        label="Channel managers"
        hint="They may use the award command."
        isDisabled={!isPro}
        chosen={managers}
        onChoose={onManagers}
      />
    </FormPart>
  )
}
