import { declineProposal, type OpenApproval } from '@laurel/contract/team/approvals.ts'
import Typography from '@mui/material/Typography'
import type { z } from 'zod'
import { FormDialog } from '../../elements/action/FormDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { useText } from '../../messages/useText.ts'
import { ApprovalSentence } from './ApprovalSentence.tsx'

type DeclineDialogProps = { readonly approval: OpenApproval; readonly onClose: () => void }

/** Declines what another person asked for, with the reason, or withdraws an own proposal. */
export const DeclineDialog = ({ approval, onClose }: DeclineDialogProps) => {
  const text = useText()
  const { perform, isRunning } = useAct(
    (body: z.output<typeof declineProposal.body>, act) =>
      act(declineProposal, { params: { id: approval.id }, body }),
    text(`fourEyes.declined.${approval.kind}`),
    { onDone: onClose },
  )
  return (
    <FormDialog
      title={text(`fourEyes.declineTitle.${approval.kind}`)}
      confirmLabel={text('fourEyes.decline')}
      isRunning={isRunning}
      schema={declineProposal.body}
      defaultValues={{ reason: '' }}
      onSave={perform}
      onClose={onClose}
    >
      <Typography>
        <ApprovalSentence approval={approval} />
      </Typography>
      <TextInput
        source="reason"
        label={text('fourEyes.reason')}
        rows={2}
        isFirst
        hint={text(`fourEyes.reasonHint.${approval.kind}`)}
      />
    </FormDialog>
  )
}
