import { deleteGroup } from '@laurel/contract/team/changeGroups.ts'
import { flushSync } from 'react-dom'
import { useConnection } from '../../app/connection/ConnectionContext.ts'
import { ActDialog } from '../../elements/action/ActDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'

type DeleteChannelDialogProps = {
  readonly groupId: string
  readonly onDeleted: () => void
  readonly onClose: () => void
}

export const DeleteChannelDialog = ({ groupId, onDeleted, onClose }: DeleteChannelDialogProps) => {
  const { client } = useConnection()
  const { perform, isRunning, refusal } = useAct(async (id: string, options) => {
    const answer = await client.call(deleteGroup, { params: { id } }, options)
    // At once, so that nobody asks again for what is gone.
    flushSync(onDeleted)
    return answer
  }, 'Recognition group has been deleted.')
  return (
    <ActDialog
      title="Are you sure you want to delete this group?"
      confirmLabel="Delete"
      isDestructive
      isRunning={isRunning}
      refusal={refusal}
      onConfirm={() => void perform(groupId)}
      onClose={onClose}
    >
      <span>
        Nobody can give shoutouts there any more. What was said stays, and so does what people earned. The
        channel in Slack is left as it is.
      </span>
    </ActDialog>
  )
}
