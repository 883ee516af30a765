import Card from '@mui/material/Card'
import { Page } from '../../app/shell/Page.tsx'
import { useText } from '../../messages/useText.ts'
import { PointsNameForm } from './PointsNameForm.tsx'

/** The settings of the whole team. */
export const TeamSettingsPage = () => {
  const text = useText()
  return (
    <Page title={text('team.settings')} lead={text('team.settingsLead')}>
      <Card sx={{ maxWidth: 560 }}>
        <PointsNameForm />
      </Card>
    </Page>
  )
}
