import { FormField } from '../acts/FormField.tsx'
import type { Refusal } from '../acts/useAct.ts'
import type { SchemaForm } from '../acts/useSchemaForm.ts'
import { useMe } from '../session/MeContext.ts'
import type { ChannelTexts } from './channelTexts.ts'
import { FormPart } from './FormPart.tsx'
import { intervalWords } from './intervalWords.ts'

export type ChannelFieldsProps = {
  readonly form: SchemaForm<ChannelTexts>
  readonly refusal: Refusal | undefined
}

/** Which channel it is, and what may be given in it. */
export const ChannelFields = ({ form, refusal }: ChannelFieldsProps) => {
  const { team } = useMe()
  const { title, channelId, shoutoutAllowance, options } = form.values
  const interval = intervalWords(team.allowance_interval)
  return (
    <>
      <FormPart title="Channel Settings">
        <FormField
          label="Title"
          isFirst={title === ''}
          value={title}
          onType={text => form.change('title', text)}
          problem={form.errorOf('title', refusal)}
          hint="As people know it, such as #kudos."
        />
        <FormField
          label="Slack channel id"
          isOptional
          value={channelId}
          onType={text => form.change('channelId', text)}
          problem={form.errorOf('channel_id', refusal)}
          hint="At the foot of the channel’s details in Slack; it starts with C."
        />
      </FormPart>
      <FormPart title="Shoutout Settings">
        <FormField
          label={`Point allowance ${interval}`}
          isNumeric
          value={shoutoutAllowance}
          onType={text => form.change('shoutoutAllowance', text)}
          problem={form.errorOf('shoutout_allowance', refusal)}
        />
        <FormField
          label="Point amount options"
          isOptional
          rows={3}
          value={options}
          onType={text => form.change('options', text)}
          problem={form.errorOf('shoutout_point_options', refusal)}
          hint="One per line. Leave it blank and any amount may be given."
        />
      </FormPart>
    </>
  )
}
