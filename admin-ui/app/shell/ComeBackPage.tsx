import Button from '@mui/material/Button'
import { useState } from 'react'
import { useText } from '../../messages/useText.ts'
import { ActiveStatusDialog } from '../../team/settings/ActiveStatusDialog.tsx'
import { useMe } from '../access/MeContext.ts'
import { FullPage } from './FullPage.tsx'

/** Lets an administrator activate a deactivated team again. */
export const ComeBackPage = () => {
  const { name } = useMe().team
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  return (
    <FullPage title={text('settings.inactive', { team: name })} sentence={text('settings.deactivateKept')}>
      <Button variant="contained" onClick={() => setAsking(true)}>
        {text('settings.activate')}
      </Button>
      {isAsking && <ActiveStatusDialog isActive={false} onClose={() => setAsking(false)} />}
    </FullPage>
  )
}
