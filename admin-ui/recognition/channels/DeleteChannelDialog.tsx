import { deleteGroup } from '@laurel/contract/team/changeGroups.ts'
import { ActDialog } from '../../elements/action/ActDialog.tsx'
import { useDeletion } from '../../elements/action/useDeletion.ts'
import { useText } from '../../messages/useText.ts'

type DeleteChannelDialogProps = {
  readonly groupId: string
  readonly onDeleted: () => void
  readonly onClose: () => void
}

export const DeleteChannelDialog = ({ groupId, onDeleted, onClose }: DeleteChannelDialogProps) => {
  const text = useText()
  const { perform, isRunning, refusal } = useDeletion(
    'recognition',
    (id, act) => act(deleteGroup, { params: { id } }),
    text('recognition.channel.deleted'),
    onDeleted,
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
