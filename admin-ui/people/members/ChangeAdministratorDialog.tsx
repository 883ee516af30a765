import { changeMemberAdmin, type Member } from '@laurel/contract/people/members.ts'
import Typography from '@mui/material/Typography'
import { ActDialog } from '../../elements/action/ActDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { useTeamWords } from '../../elements/points/useTeamWords.ts'

type ChangeAdministratorDialogProps = { readonly member: Member; readonly onClose: () => void }

/** Makes a member an administrator, or no longer one. */
export const ChangeAdministratorDialog = ({ member, onClose }: ChangeAdministratorDialogProps) => {
  const say = useTeamWords()
  const isPromotion = !member.is_admin
  const { perform, isRunning, refusal } = useAct(
    (body: { is_admin: boolean }, act) => act(changeMemberAdmin, { params: { id: member.id }, body }),
    isPromotion ? `${member.name} is an administrator now.` : `${member.name} is no longer an administrator.`,
  )
  const change = async () => {
    if ((await perform({ is_admin: isPromotion })).isDone) onClose()
  }
  return (
    <ActDialog
      title={isPromotion ? 'Make an administrator?' : 'No longer an administrator?'}
      confirmLabel={isPromotion ? 'Make administrator' : 'Remove administrator'}
      isDestructive={!isPromotion}
      isRunning={isRunning}
      refusal={refusal}
      onConfirm={() => void change()}
      onClose={onClose}
    >
      <Typography>
        <strong>{member.name}</strong>{' '}
        {isPromotion
          ? 'will see and change everything here: balances, rewards, channels and settings.'
          : say('will see nothing of this administration any more. Their points stay theirs.')}
      </Typography>
    </ActDialog>
  )
}
