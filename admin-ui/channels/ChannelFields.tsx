import { FormField } from '../acts/FormField.tsx'
import type { Refusal } from '../acts/useAct.ts'
import type { SchemaForm } from '../acts/useSchemaForm.ts'
import { ChatChannelPicker } from './ChatChannelPicker.tsx'
import { ChatChannelState } from './ChatChannelState.tsx'
import type { ChannelTexts } from './channelTexts.ts'
import { FormPart } from './FormPart.tsx'

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
