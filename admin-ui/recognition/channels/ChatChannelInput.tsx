import { useInput } from 'ra-core'
import { useFormContext } from 'react-hook-form'
import { useText } from '../../messages/useText.ts'
import { ChatChannelPicker } from './ChatChannelPicker.tsx'
import { ChatChannelState } from './ChatChannelState.tsx'

/** The chat channel of a recognition channel, which takes its name from there. */
export const ChatChannelInput = () => {
  const text = useText()
  const { field, fieldState } = useInput<string>({ source: 'channel_id' })
  const { setValue, watch } = useFormContext<{ title: string }>()
  return (
    <>
      <ChatChannelState id={field.value} />
      <ChatChannelPicker
        label={text('recognition.channel.inSlack')}
        hint={text('recognition.channel.inSlackHint')}
        problem={fieldState.error?.message}
        chosen={{ id: field.value, name: watch('title').replace(/^#/, '') }}
        onChoose={chosen => {
          field.onChange(chosen.id)
          setValue('title', `#${chosen.name}`, { shouldDirty: true })
        }}
      />
    </>
  )
}
