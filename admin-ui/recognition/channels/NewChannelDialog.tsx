import { createGroup } from '@laurel/contract/team/changeGroups.ts'
import { useInput } from 'ra-core'
import { useState } from 'react'
import { z } from 'zod'
import { FormDialog } from '../../elements/action/FormDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { useText } from '../../messages/useText.ts'
import { ChatChannelPicker, type ChosenChatChannel } from './ChatChannelPicker.tsx'

type NewChannelDialogProps = {
  readonly onAdded: (groupId: string) => void
  readonly onClose: () => void
}

/** Chooses where in the chat people recognize each other from now on. */
export const NewChannelDialog = ({ onAdded, onClose }: NewChannelDialogProps) => {
  const text = useText()
  const { perform, isRunning } = useAct(
    (body: { channel_id: string }, act) => act(createGroup, { body }),
    text('recognition.channel.added'),
    { onDone: ({ group }) => onAdded(group.id) },
  )
  return (
    <FormDialog
      title={text('recognition.channel.add')}
      confirmLabel={text('recognition.channel.addConfirm')}
      isRunning={isRunning}
      schema={z.object({ channel_id: z.string({ error: text('recognition.channel.choose') }) })}
      defaultValues={{}}
      onSave={perform}
      onClose={onClose}
    >
      <span>{text('recognition.channel.addSentence')}</span>
      <NewChatChannel />
    </FormDialog>
  )
}

const NewChatChannel = () => {
  const text = useText()
  const { field, fieldState } = useInput<string>({ source: 'channel_id' })
  const [chosen, setChosen] = useState<ChosenChatChannel | null>(null)
  return (
    <ChatChannelPicker
      isFirst
      label={text('recognition.channel.inSlack')}
      hint={text('recognition.channel.newHint')}
      problem={fieldState.error?.message}
      chosen={chosen}
      onChoose={channel => {
        setChosen(channel)
        field.onChange(channel.id)
      }}
    />
  )
}
