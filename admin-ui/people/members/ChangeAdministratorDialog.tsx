import { changeMemberAdmin, type Member } from '@laurel/contract/people/members.ts'
import Typography from '@mui/material/Typography'
import { ConfirmAct } from '../../elements/action/ConfirmAct.tsx'
import { TextWith } from '../../messages/TextWith.tsx'
import { useText } from '../../messages/useText.ts'

type ChangeAdministratorDialogProps = { readonly member: Member; readonly onClose: () => void }

/** Makes a member an administrator, or no longer one. */
export const ChangeAdministratorDialog = ({ member, onClose }: ChangeAdministratorDialogProps) => {
  const text = useText()
  const isPromotion = !member.is_admin
  return (
    <ConfirmAct
      title={isPromotion ? text('people.makeAnAdministrator') : text('people.noLongerAnAdministrator')}
      confirmLabel={isPromotion ? text('people.makeAdministrator') : text('people.removeAdministrator')}
      isDestructive={!isPromotion}
      send={act => act(changeMemberAdmin, { params: { id: member.id }, body: { is_admin: isPromotion } })}
      notice={text(isPromotion ? 'people.isAnAdministratorNow' : 'people.isNoLongerAn', {
        name: member.name,
      })}
      onClose={onClose}
    >
      <Typography>
        <TextWith
          of={isPromotion ? 'people.promotion' : 'people.demotion'}
          parts={{ name: <strong>{member.name}</strong> }}
        />
      </Typography>
    </ConfirmAct>
  )
}
