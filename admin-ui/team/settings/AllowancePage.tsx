import { getSettings } from '@laurel/contract/team/settings.ts'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { Link } from 'react-router-dom'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { Page } from '../../app/shell/Page.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { AllowanceForm } from './AllowanceForm.tsx'

/** The allowances of the team. A channel can override them. */
export const AllowancePage = () => {
  const text = useText()
  const settings = useAnswer(getSettings, after => ({ query: after }))
  const { data } = settings
  return (
    <Page
      title={text('team.allowances')}
      lead={text('team.allowancesLead')}
      crumb={{ path: '/settings', label: 'places.settings' }}
    >
      <Card sx={{ maxWidth: 560 }}>
        {data && <AllowanceForm settings={data} />}
        <NotLoaded of={settings} columns={1} />
      </Card>
      <Button component={Link} to="/settings/policy-simulator" sx={{ marginTop: 2 }}>
        {text('team.tryChange')}
      </Button>
    </Page>
  )
}
