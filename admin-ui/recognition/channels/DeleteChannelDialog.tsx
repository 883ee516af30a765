import { deleteGroup } from '@laurel/contract/team/changeGroups.ts'
import { DeleteDialog } from '../../elements/action/DeleteDialog.tsx'
import { useText } from '../../messages/useText.ts'

type DeleteChannelDialogProps = {
  readonly groupId: string
  readonly onDeleted: () => void
  readonly onClose: () => void
}

export const DeleteChannelDialog = ({ groupId, ...dialog }: DeleteChannelDialogProps) => {
  const text = useText()
  return (
    <DeleteDialog
      {...dialog}
      id={groupId}
      title={text('recognition.channel.deleteTitle')}
      send={act => act(deleteGroup, { params: { id: groupId } })}
      notice={text('recognition.channel.deleted')}
    >
      <span>{text('recognition.channel.deleteSentence')}</span>
    </DeleteDialog>
  )
}
