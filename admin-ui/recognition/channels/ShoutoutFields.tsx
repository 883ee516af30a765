import { useMe } from '../../app/access/MeContext.ts'
import { FormField } from '../../elements/form/FormField.tsx'
import { FormPart } from '../../elements/form/FormPart.tsx'
import { useTeamWords } from '../../elements/points/useTeamWords.ts'
import type { ChannelFieldsProps } from './ChannelFields.tsx'
import { intervalWords } from './intervalWords.ts'

/** What may be given in the channel. */
export const ShoutoutFields = ({ form, refusal }: ChannelFieldsProps) => {
  const { team } = useMe()
  const say = useTeamWords()
  const { shoutoutAllowance, options } = form.values
  return (
    <FormPart title="Shoutout Settings">
      <FormField
        label={say(`Point allowance ${intervalWords(team.allowance_interval)}`)}
        isNumeric
        value={shoutoutAllowance}
        onType={text => form.change('shoutoutAllowance', text)}
        problem={form.errorOf('shoutout_allowance', refusal)}
        hint="What everyone in the channel may give. Whoever is in several has the highest allowance of them."
      />
      <FormField
        label={say('Point amount options')}
        isOptional
        rows={3}
        value={options}
        onType={text => form.change('options', text)}
        problem={form.errorOf('shoutout_point_options', refusal)}
        hint="One per line. Leave it blank and any amount may be given."
      />
    </FormPart>
  )
}
