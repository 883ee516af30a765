import type { Award } from '@laurel/contract/awards/award.ts'
import { deleteAwards } from '@laurel/contract/awards/awards.ts'
import Typography from '@mui/material/Typography'
import { ActDialog } from '../elements/action/ActDialog.tsx'
import { useAct } from '../elements/action/useAct.ts'

type ArchiveAwardDialogProps = {
  readonly award: Award
  readonly onArchived?: () => void
  readonly onClose: () => void
}

export const ArchiveAwardDialog = ({ award, onArchived, onClose }: ArchiveAwardDialogProps) => {
  const { perform, isRunning, refusal } = useAct(
    (body: { readonly to_delete: string[] }, act) => act(deleteAwards, { body }),
    'Award has been deleted.',
  )
  const archive = async () => {
    if (!(await perform({ to_delete: [award.id] })).isDone) return
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
