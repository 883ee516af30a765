import { changeActiveStatus } from '@laurel/contract/team/activeStatus.ts'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useMe } from '../../app/access/MeContext.ts'
import { ConfirmAct } from '../../elements/action/ConfirmAct.tsx'
import { useText } from '../../messages/useText.ts'
import { SettingsCard } from './SettingsCard.tsx'

/** Switches the product off and on for the whole team. */
export const ActiveStatusCard = () => {
  const { name, is_active } = useMe().team
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  return (
    <SettingsCard
      title={text('settings.status')}
      sentence={text(is_active ? 'settings.active' : 'settings.inactive', { team: name })}
    >
      <Button
        variant="outlined"
        color={is_active ? 'error' : 'primary'}
        onClick={() => setAsking(true)}
        sx={{ justifySelf: 'start' }}
      >
        {text(is_active ? 'settings.deactivate' : 'settings.activate')}
      </Button>
      {isAsking && <ActiveStatusDialog isActive={is_active} onClose={() => setAsking(false)} />}
    </SettingsCard>
  )
}

type ActiveStatusDialogProps = { readonly isActive: boolean; readonly onClose: () => void }

export const ActiveStatusDialog = ({ isActive, onClose }: ActiveStatusDialogProps) => {
  const text = useText()
  return (
    <ConfirmAct
      title={text(isActive ? 'settings.deactivateTitle' : 'settings.activateTitle')}
      confirmLabel={text(isActive ? 'settings.deactivate' : 'settings.activate')}
      isDestructive={isActive}
      send={act => act(changeActiveStatus, { body: { status: !isActive } })}
      notice={text(isActive ? 'settings.deactivated' : 'settings.activated')}
      onClose={onClose}
    >
      <Typography>{text(isActive ? 'settings.deactivateSentence' : 'settings.activateSentence')}</Typography>
      {isActive && <Typography color="text.secondary">{text('settings.deactivateKept')}</Typography>}
    </ConfirmAct>
  )
}
