import { changeActiveStatus } from '@laurel/contract/team/activeStatus.ts'
import Typography from '@mui/material/Typography'
import { ConfirmAct } from '../../elements/action/ConfirmAct.tsx'
import { useText } from '../../messages/useText.ts'

type ActiveStatusDialogProps = { readonly isActive: boolean; readonly onClose: () => void }

/** Asks before the product is switched off or on for everyone. */
export const ActiveStatusDialog = ({ isActive, onClose }: ActiveStatusDialogProps) => {
  const text = useText()
  return (
    <ConfirmAct
      title={text(isActive ? 'settings.deactivateTitle' : 'settings.activateTitle')}
      confirmLabel={text(isActive ? 'settings.deactivate' : 'states.activate')}
      isDestructive={isActive}
      send={act => act(changeActiveStatus, { body: { status: !isActive } })}
      notice={text(isActive ? 'settings.deactivated' : 'settings.activated')}
      onClose={onClose}
    >
      <Typography>{text(isActive ? 'settings.deactivateSentence' : 'settings.activateSentence')}</Typography>
      {isActive && <Typography color="text.secondary">{text('states.kept')}</Typography>}
    </ConfirmAct>
  )
}
