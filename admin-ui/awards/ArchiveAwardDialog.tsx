import type { Award } from '@laurel/contract/awards/award.ts'
import { deleteAwards } from '@laurel/contract/awards/awards.ts'
import Typography from '@mui/material/Typography'
import { ActDialog } from '../acts/ActDialog.tsx'
import { useAct } from '../acts/useAct.ts'
import { useConnection } from '../connection/ConnectionContext.ts'

type ArchiveAwardDialogProps = {
  readonly award: Award
  readonly onArchived?: () => void
  readonly onClose: () => void
}

export const ArchiveAwardDialog = ({ award, onArchived, onClose }: ArchiveAwardDialogProps) => {
  const { client } = useConnection()
  const { perform, isRunning, refusal } = useAct(
    (body: { readonly to_delete: string[] }, options) => client.call(deleteAwards, { body }, options),
    'Award has been deleted.',
  )
  const archive = async () => {
    if (!(await perform({ to_delete: [award.id] }))) return
    onClose()
    onArchived?.()
  }
  return (
    <ActDialog
      title="Delete this award?"
      confirmLabel="Delete"
      isDestructive
      isRunning={isRunning}
      refusal={refusal}
      onConfirm={() => void archive()}
      onClose={onClose}
    >
      <Typography>
        Nobody can give <strong>{award.name}</strong> any more. What people got stays theirs, and reports keep
        it.
      </Typography>
    </ActDialog>
  )
}
