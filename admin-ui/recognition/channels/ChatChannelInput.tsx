import { getChatChannel } from '@laurel/contract/team/chatChannels.ts'
import { useInput } from 'ra-core'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { useText } from '../../messages/useText.ts'
import { ChatChannelPicker } from './ChatChannelPicker.tsx'
import { ChatChannelState } from './ChatChannelState.tsx'

/** The chat channel of a recognition channel. Choosing another one also sets the title. */
export const ChatChannelInput = () => {
  const text = useText()
  const { field, fieldState } = useInput<string>({ source: 'channel_id' })
  const { setValue, getValues } = useFormContext<{ title: string }>()
  // Until Slack answers, the title that was saved. Typing another title does not rename the channel in Slack.
  const [name, setName] = useState(() => getValues('title').replace(/^#/, ''))
  const { data } = useAnswer(getChatChannel, () => ({ params: { id: field.value } }), [field.value])
  return (
    <>
      <ChatChannelState id={field.value} />
      <ChatChannelPicker
        label={text('recognition.channel.inSlack')}
        hint={text('recognition.channel.inSlackHint')}
        problem={fieldState.error?.message}
        chosen={{ id: field.value, name: data?.channel.name ?? name }}
        onChoose={chosen => {
          field.onChange(chosen.id)
          setName(chosen.name)
          setValue('title', `#${chosen.name}`, { shouldDirty: true })
        }}
      />
    </>
  )
}
