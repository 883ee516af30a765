import { SegmentSettings } from '@laurel/contract/people/segment.ts'
import { createSegment } from '@laurel/contract/people/segments.ts'
import { FormDialog } from '../../elements/action/FormDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { useText } from '../../messages/useText.ts'

type NewSegmentDialogProps = {
  readonly onAdded: (segmentId: string) => void
  readonly onClose: () => void
}

const Named = SegmentSettings.pick({ name: true })

/** Names a segment, which then opens. */
export const NewSegmentDialog = ({ onAdded, onClose }: NewSegmentDialogProps) => {
  const text = useText()
  const { perform, isRunning } = useAct(
    (body: { name: string }, act) => act(createSegment, { body }),
    text('segments.added'),
    { onDone: ({ segment }) => onAdded(segment.id) },
  )
  return (
    <FormDialog
      title={text('segments.add')}
      confirmLabel={text('segments.addConfirm')}
      isRunning={isRunning}
      schema={Named}
      defaultValues={{ name: '' }}
      onSave={perform}
      onClose={onClose}
    >
      <span>{text('segments.addSentence')}</span>
      <TextInput source="name" label={text('segments.name')} hint={text('segments.nameHint')} isFirst />
    </FormDialog>
  )
}
