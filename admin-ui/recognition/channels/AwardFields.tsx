import type { UserReference } from '@laurel/contract/records/userReference.ts'
import { useMe } from '../../app/access/MeContext.ts'
import { proOnly } from '../../app/shell/SectionEntry.tsx'
import { FormField } from '../../elements/form/FormField.tsx'
import { FormPart } from '../../elements/form/FormPart.tsx'
import { PeoplePicker } from '../../elements/people/PeoplePicker.tsx'
import type { ChannelFieldsProps } from './ChannelFields.tsx'
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
