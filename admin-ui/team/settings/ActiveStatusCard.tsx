import Button from '@mui/material/Button'
import { useState } from 'react'
import { useMe } from '../../app/access/MeContext.ts'
import { useText } from '../../messages/useText.ts'
import { ActiveStatusDialog } from './ActiveStatusDialog.tsx'
import { SettingsCard } from './SettingsCard.tsx'

/** Switches the product off and on for the whole team. */
export const ActiveStatusCard = () => {
  const { name, is_active } = useMe().team
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  return (
    <SettingsCard
      title={text('settings.status')}
      sentence={text(is_active ? 'settings.active' : 'states.inactive', { team: name })}
    >
      <Button
        variant="outlined"
        color={is_active ? 'error' : 'primary'}
        onClick={() => setAsking(true)}
        sx={{ justifySelf: 'start' }}
      >
        {text(is_active ? 'settings.deactivate' : 'states.activate')}
      </Button>
      {isAsking && <ActiveStatusDialog isActive={is_active} onClose={() => setAsking(false)} />}
    </SettingsCard>
  )
}
