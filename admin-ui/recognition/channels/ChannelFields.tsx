import type { Refusal } from '../../elements/action/useAct.ts'
import { FormField } from '../../elements/form/FormField.tsx'
import { FormPart } from '../../elements/form/FormPart.tsx'
import type { SchemaForm } from '../../elements/form/useSchemaForm.ts'
import { ChatChannelPicker } from './ChatChannelPicker.tsx'
import { ChatChannelState } from './ChatChannelState.tsx'
import type { ChannelTexts } from './channelTexts.ts'

export type ChannelFieldsProps = {
  readonly form: SchemaForm<ChannelTexts>
  readonly refusal: Refusal | undefined
}

/** Which channel it is; one that lives in the chat takes its name from there. */
export const ChannelFields = ({ form, refusal }: ChannelFieldsProps) => {
  const { title, chatChannel } = form.values
  return (
    <FormPart title="Channel Settings">
      {chatChannel !== null && (
        <>
          <ChatChannelState id={chatChannel.id} />
          <ChatChannelPicker
            label="Channel in Slack"
            hint="Where shoutouts are announced. Everyone in it takes part."
            problem={form.errorOf('channel_id', refusal)}
            chosen={chatChannel}
            onChoose={chosen => {
              form.change('chatChannel', chosen)
              form.change('title', `#${chosen.name}`)
            }}
          />
        </>
      )}
      <FormField
        label="Title"
        value={title}
        onType={text => form.change('title', text)}
        problem={form.errorOf('title', refusal)}
        hint="As people know it in reports and on this page."
      />
    </FormPart>
  )
}
