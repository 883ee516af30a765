import { deleteGroup } from '@laurel/contract/team/changeGroups.ts'
import { ActDialog } from '../acts/ActDialog.tsx'
import { useAct } from '../acts/useAct.ts'
import { useConnection } from '../connection/ConnectionContext.ts'

type DeleteChannelDialogProps = {
  readonly groupId: string
  readonly onDeleted: () => void
  readonly onClose: () => void
}

export const DeleteChannelDialog = ({ groupId, onDeleted, onClose }: DeleteChannelDialogProps) => {
  const { client } = useConnection()
  const { perform, isRunning, refusal } = useAct(
    (id: string, options) => client.call(deleteGroup, { params: { id } }, options),
    'Recognition group has been deleted.',
  )
  const confirm = async () => {
    if (await perform(groupId)) onDeleted()
  }
  return (
    <ActDialog
      title="Are you sure you want to delete this group?"
      confirmLabel="Delete"
      isDestructive
      isRunning={isRunning}
      refusal={refusal}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <span>
        Nobody can give shoutouts there any more. What was said stays, and so does every point. The channel in
        Slack is left as it is.
      </span>
    </ActDialog>
  )
}
