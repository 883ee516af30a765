import { deleteSegment } from '@laurel/contract/people/segments.ts'
import Typography from '@mui/material/Typography'
import { ActDialog } from '../../elements/action/ActDialog.tsx'
import { useDeletion } from '../../elements/action/useDeletion.ts'
import { useText } from '../../messages/useText.ts'

type DeleteSegmentDialogProps = {
  readonly segmentId: string
  readonly onDeleted: () => void
  readonly onClose: () => void
}

export const DeleteSegmentDialog = ({ segmentId, onDeleted, onClose }: DeleteSegmentDialogProps) => {
  const text = useText()
  const { perform, isRunning, refusal } = useDeletion(
    'users/segments',
    (id, act) => act(deleteSegment, { params: { id } }),
    text('segments.deleted'),
    onDeleted,
  )
  return (
    <ActDialog
      title={text('segments.deleteTitle')}
      confirmLabel={text('action.delete')}
      isDestructive
      isRunning={isRunning}
      refusal={refusal}
      onConfirm={() => void perform(segmentId)}
      onClose={onClose}
    >
      <Typography>{text('segments.deleteQuestion')}</Typography>
      <Typography color="text.secondary">{text('segments.deleteSentence')}</Typography>
    </ActDialog>
  )
}
