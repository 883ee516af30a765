import { deleteSegment } from '@laurel/contract/people/segments.ts'
import Typography from '@mui/material/Typography'
import { flushSync } from 'react-dom'
import { ActDialog } from '../../elements/action/ActDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { useText } from '../../messages/useText.ts'

type DeleteSegmentDialogProps = {
  readonly segmentId: string
  readonly onDeleted: () => void
  readonly onClose: () => void
}

export const DeleteSegmentDialog = ({ segmentId, onDeleted, onClose }: DeleteSegmentDialogProps) => {
  const text = useText()
  const { perform, isRunning, refusal } = useAct(
    (id: string, act) => act(deleteSegment, { params: { id } }),
    text('segments.deleted'),
    // The page leaves before anything is read again: its record is gone.
    { onDone: () => flushSync(onDeleted) },
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
