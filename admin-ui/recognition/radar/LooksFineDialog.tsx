import { dismissFinding, type ReadFinding } from '@laurel/contract/recognition/findings.ts'
import Typography from '@mui/material/Typography'
import { FormDialog } from '../../elements/action/FormDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { useText } from '../../messages/useText.ts'

type LooksFineDialogProps = { readonly finding: ReadFinding; readonly onClose: () => void }

/** Asks why a finding looks fine, which the ledger keeps. */
export const LooksFineDialog = ({ finding, onClose }: LooksFineDialogProps) => {
  const text = useText()
  const { perform, isRunning } = useAct(
    (body: { readonly reason: string }, act) => act(dismissFinding, { params: { id: finding.id }, body }),
    text('radar.fineDone'),
    { onDone: onClose },
  )
  return (
    <FormDialog
      title={text('radar.fineTitle')}
      confirmLabel={text('radar.fine')}
      isRunning={isRunning}
      schema={dismissFinding.body}
      defaultValues={{ reason: '' }}
      onSave={perform}
      onClose={onClose}
    >
      <Typography>{text('radar.fineSentence')}</Typography>
      <TextInput
        source="reason"
        label={text('radar.reason')}
        hint={text('radar.reasonHint')}
        isFirst
        rows={2}
      />
    </FormDialog>
  )
}
