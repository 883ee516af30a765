import Button from '@mui/material/Button'
import { useState } from 'react'
import { useText } from '../../messages/useText.ts'
import { withBillingTexts, withSettingsTexts } from '../../messages/withTexts.ts'
import { useMe } from '../access/MeContext.ts'
import { FullPage } from './FullPage.tsx'
import { lazyPage } from './lazyPage.tsx'

const ActiveStatusDialog = lazyPage(
  withSettingsTexts(
    async () => (await import('../../team/settings/ActiveStatusDialog.tsx')).ActiveStatusDialog,
  ),
  null,
)

const PlanChoice = lazyPage(
  withBillingTexts(async () => (await import('../../billing/plans/PlanChoice.tsx')).PlanChoice),
  null,
)

/** Lets an administrator activate a deactivated team again, or choose another plan for it. */
export const ComeBackPage = () => {
  const { name } = useMe().team
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  return (
    <FullPage title={text('states.inactive', { team: name })} sentence={text('access.comeBack')} isWide>
      <Button variant="contained" onClick={() => setAsking(true)}>
        {text('states.activate')}
      </Button>
      <PlanChoice />
      {isAsking && <ActiveStatusDialog isActive={false} onClose={() => setAsking(false)} />}
    </FullPage>
  )
}
