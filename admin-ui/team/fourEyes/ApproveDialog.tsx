import { approveProposal, type OpenApproval } from '@laurel/contract/team/approvals.ts'
import Typography from '@mui/material/Typography'
import { ConfirmAct } from '../../elements/action/ConfirmAct.tsx'
import { useText } from '../../messages/useText.ts'
import { ApprovalSentence } from './ApprovalSentence.tsx'

type ApproveDialogProps = { readonly approval: OpenApproval; readonly onClose: () => void }

/** Approves what another person asked for. */
export const ApproveDialog = ({ approval, onClose }: ApproveDialogProps) => {
  const text = useText()
  return (
    <ConfirmAct
      title={text(`fourEyes.approveTitle.${approval.kind}`)}
      confirmLabel={text('fourEyes.approve')}
      send={act => act(approveProposal, { params: { id: approval.id } })}
      notice={text(`fourEyes.approved.${approval.kind}`)}
      onClose={onClose}
    >
      <Typography>
        <ApprovalSentence approval={approval} />
      </Typography>
      <Typography color="text.secondary">{text('fourEyes.bothNames')}</Typography>
    </ConfirmAct>
  )
}
