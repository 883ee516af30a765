import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import { Page } from '../../app/shell/Page.tsx'
import { useText } from '../../messages/useText.ts'
import { LogoForm } from './LogoForm.tsx'
import { PointsNameForm } from './PointsNameForm.tsx'

/** The settings of the whole team. */
export const TeamSettingsPage = () => {
  const text = useText()
  return (
    <Page title={text('team.settings')} lead={text('team.settingsLead')}>
      <Stack spacing={3} sx={{ maxWidth: 560 }}>
        <Card>
          <LogoForm />
        </Card>
        <Card>
          <PointsNameForm />
        </Card>
      </Stack>
    </Page>
  )
}
