import { decideException, type ReadException } from '@laurel/contract/billing/exceptions.ts'
import type { ExceptionDecision } from '@laurel/ledger/reconciliation/vocabulary.ts'
import Typography from '@mui/material/Typography'
import { FormDialog } from '../../elements/action/FormDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { useText } from '../../messages/useText.ts'
import { useProposal } from './useProposal.ts'

type DecideExceptionDialogProps = {
  readonly exception: ReadException
  readonly decision: ExceptionDecision
  readonly onClose: () => void
}

const Reason = decideException.body.pick({ reason: true })

/** Asks for the reason of a decision, which the ledger keeps. */
export const DecideExceptionDialog = ({ exception, decision, onClose }: DecideExceptionDialogProps) => {
  const text = useText()
  const proposal = useProposal(exception)
  const { perform, isRunning } = useAct(
    ({ reason }: { readonly reason: string }, act) =>
      act(decideException, { params: { id: exception.id }, body: { decision, reason } }),
    text(`exceptions.done.${decision}`),
    { onDone: onClose },
  )
  const isCompensation = decision === 'compensate'
  return (
    <FormDialog
      title={text(`exceptions.titles.${decision}`)}
      confirmLabel={text(isCompensation ? 'exceptions.compensate' : 'exceptions.accept')}
      isRunning={isRunning}
      schema={Reason}
      defaultValues={{ reason: '' }}
      onSave={perform}
      onClose={onClose}
    >
      <Typography>{isCompensation ? proposal : text('exceptions.acceptSentence')}</Typography>
      <TextInput
        source="reason"
        label={text('exceptions.reason')}
        hint={text('exceptions.reasonHint')}
        isFirst
        rows={2}
      />
    </FormDialog>
  )
}
