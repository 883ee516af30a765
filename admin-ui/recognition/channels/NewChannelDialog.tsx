import { createGroup } from '@laurel/contract/team/changeGroups.ts'
import { useRef, useState } from 'react'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { ActDialog } from '../../elements/action/ActDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { ChatChannelPicker, type ChosenChatChannel } from './ChatChannelPicker.tsx'

type NewChannelDialogProps = {
  readonly onAdded: (groupId: string) => void
  readonly onClose: () => void
}

/** Chooses where in the chat people thank each other from now on. */
export const NewChannelDialog = ({ onAdded, onClose }: NewChannelDialogProps) => {
  const { client } = useConnection()
  const [chosen, setChosen] = useState<ChosenChatChannel | null>(null)
  const [problem, setProblem] = useState<string>()
  const added = useRef('')
  const { perform, isRunning, refusal } = useAct(async (channelId: string, options) => {
    const answer = await client.call(createGroup, { body: { channel_id: channelId } }, options)
    added.current = answer.group.id
    return answer
  }, 'Recognition channel has been added.')
  const add = async () => {
    if (chosen === null) return setProblem('Choose a channel.')
    if (await perform(chosen.id)) onAdded(added.current)
  }
  return (
    <ActDialog
      title="Add a recognition channel"
      confirmLabel="Add channel"
      isRunning={isRunning}
      refusal={refusal}
      onConfirm={() => void add()}
      onClose={onClose}
    >
      <span>
        Laurel joins the channel, and everyone in it can thank each other there at once, under your team’s
        usual allowance.
      </span>
      <ChatChannelPicker
        isFirst
        label="Channel in Slack"
        hint="A private channel is found once Laurel was invited to it: write /invite @Laurel there."
        problem={problem}
        chosen={chosen}
        onChoose={channel => {
          setChosen(channel)
          setProblem(undefined)
        }}
      />
    </ActDialog>
  )
}
