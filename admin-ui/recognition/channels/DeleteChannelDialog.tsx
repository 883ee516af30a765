import { deleteGroup } from '@laurel/contract/team/changeGroups.ts'
import { flushSync } from 'react-dom'
import { ActDialog } from '../../elements/action/ActDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { useText } from '../../messages/useText.ts'

type DeleteChannelDialogProps = {
  readonly groupId: string
  readonly onDeleted: () => void
  readonly onClose: () => void
}

export const DeleteChannelDialog = ({ groupId, onDeleted, onClose }: DeleteChannelDialogProps) => {
  const text = useText()
  const { perform, isRunning, refusal } = useAct(
    (id: string, act) => act(deleteGroup, { params: { id } }),
    text('recognition.channel.deleted'),
    // The page leaves before anything is read again: its record is gone.
    { onDone: () => flushSync(onDeleted) },
  )
  return (
    <ActDialog
      title={text('recognition.channel.deleteTitle')}
      confirmLabel={text('action.delete')}
      isDestructive
      isRunning={isRunning}
      refusal={refusal}
      onConfirm={() => void perform(groupId)}
      onClose={onClose}
    >
      <span>{text('recognition.channel.deleteSentence')}</span>
    </ActDialog>
  )
}
