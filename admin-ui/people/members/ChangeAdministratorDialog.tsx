import { changeMemberAdmin, type Member } from '@laurel/contract/people/members.ts'
import Typography from '@mui/material/Typography'
import { ActDialog } from '../../elements/action/ActDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { TextWith } from '../../messages/TextWith.tsx'
import { useText } from '../../messages/useText.ts'

type ChangeAdministratorDialogProps = { readonly member: Member; readonly onClose: () => void }

/** Makes a member an administrator, or no longer one. */
export const ChangeAdministratorDialog = ({ member, onClose }: ChangeAdministratorDialogProps) => {
  const text = useText()
  const isPromotion = !member.is_admin
  const { perform, isRunning, refusal } = useAct(
    (body: { is_admin: boolean }, act) => act(changeMemberAdmin, { params: { id: member.id }, body }),
    isPromotion
      ? text('people.isAnAdministratorNow', { name: member.name })
      : text('people.isNoLongerAn', { name: member.name }),
  )
  const change = async () => {
    if ((await perform({ is_admin: isPromotion })).isDone) onClose()
  }
  return (
    <ActDialog
      title={isPromotion ? text('people.makeAnAdministrator') : text('people.noLongerAnAdministrator')}
      confirmLabel={isPromotion ? text('people.makeAdministrator') : text('people.removeAdministrator')}
      isDestructive={!isPromotion}
      isRunning={isRunning}
      refusal={refusal}
      onConfirm={() => void change()}
      onClose={onClose}
    >
      <Typography>
        <TextWith
          of={isPromotion ? 'people.promotion' : 'people.demotion'}
          parts={{ name: <strong>{member.name}</strong> }}
        />
      </Typography>
    </ActDialog>
  )
}
