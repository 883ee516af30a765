import { deleteSegment } from '@laurel/contract/people/segments.ts'
import Typography from '@mui/material/Typography'
import { DeleteDialog } from '../../elements/action/DeleteDialog.tsx'
import { useText } from '../../messages/useText.ts'

type DeleteSegmentDialogProps = {
  readonly segmentId: string
  readonly onDeleted: () => void
  readonly onClose: () => void
}

export const DeleteSegmentDialog = ({ segmentId, ...dialog }: DeleteSegmentDialogProps) => {
  const text = useText()
  return (
    <DeleteDialog
      {...dialog}
      id={segmentId}
      title={text('segments.deleteTitle')}
      send={act => act(deleteSegment, { params: { id: segmentId } })}
      notice={text('segments.deleted')}
    >
      <Typography>{text('segments.deleteQuestion')}</Typography>
      <Typography color="text.secondary">{text('segments.deleteSentence')}</Typography>
    </DeleteDialog>
  )
}
