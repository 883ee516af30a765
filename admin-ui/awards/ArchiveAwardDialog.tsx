import type { Award } from '@laurel/contract/awards/award.ts'
import { deleteAwards } from '@laurel/contract/awards/awards.ts'
import Typography from '@mui/material/Typography'
import { ActDialog } from '../elements/action/ActDialog.tsx'
import { useAct } from '../elements/action/useAct.ts'
import { TextWith } from '../messages/TextWith.tsx'
import { useText } from '../messages/useText.ts'

type ArchiveAwardDialogProps = {
  readonly award: Award
  readonly onArchived?: () => void
  readonly onClose: () => void
}

export const ArchiveAwardDialog = ({ award, onArchived, onClose }: ArchiveAwardDialogProps) => {
  const text = useText()
  const { perform, isRunning, refusal } = useAct(
    (body: { readonly to_delete: string[] }, act) => act(deleteAwards, { body }),
    text('awards.awardHasBeenDeleted'),
  )
  const archive = async () => {
    if (!(await perform({ to_delete: [award.id] })).isDone) return
    onClose()
    onArchived?.()
  }
  return (
    <ActDialog
      title={text('awards.deleteThisAward')}
      confirmLabel={text('action.delete')}
      isDestructive
      isRunning={isRunning}
      refusal={refusal}
      onConfirm={() => void archive()}
      onClose={onClose}
    >
      <Typography>
        <TextWith of="awards.deleteSentence" parts={{ name: <strong>{award.name}</strong> }} />
      </Typography>
    </ActDialog>
  )
}
