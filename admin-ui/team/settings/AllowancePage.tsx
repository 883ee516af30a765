import { getSettings } from '@laurel/contract/team/settings.ts'
import Card from '@mui/material/Card'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { Page } from '../../app/shell/Page.tsx'
import { FailedState } from '../../elements/states/FailedState.tsx'
import { LoadingRows } from '../../elements/states/LoadingRows.tsx'
import { useText } from '../../messages/useText.ts'
import { AllowanceForm } from './AllowanceForm.tsx'

/** What everybody may give, unless a channel says otherwise. */
export const AllowancePage = () => {
  const text = useText()
  const { data, error, refetch } = useAnswer(getSettings, after => ({ query: after }))
  return (
    <Page
      title={text('team.allowances')}
      lead={text('team.allowancesLead')}
      crumb={{ path: '/settings', label: 'places.settings' }}
    >
      <Card sx={{ maxWidth: 560 }}>
        {data && <AllowanceForm settings={data} />}
        {!data && error && <FailedState message={error.message} onRetry={() => void refetch()} />}
        {!data && !error && <LoadingRows columns={1} />}
      </Card>
    </Page>
  )
}
