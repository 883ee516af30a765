import { getSettings } from '@laurel/contract/admin/settings.ts'
import Card from '@mui/material/Card'
import { useAnswer } from '../connection/useAnswer.ts'
import { ClawBackForm } from '../settings/ClawBackForm.tsx'
import { Page } from '../shell/Page.tsx'
import { FailedState } from '../table/FailedState.tsx'
import { LoadingRows } from '../table/LoadingRows.tsx'
import { ValuesForm } from './ValuesForm.tsx'

/** The company values that shoutouts can carry, and what becomes of points when one is taken back. */
export const ValuesPage = () => {
  const { data, error, refetch } = useAnswer(getSettings, after => ({ query: after }))
  return (
    <Page
      title="Recognition settings"
      lead="Values tell what a shoutout was for. Shoutouts keep the words they were given with, also when a value goes."
      crumb={{ path: '/recognition', label: 'Recognition' }}
    >
      <Card sx={{ maxWidth: 720 }}>
        {data && <ValuesForm values={data.values.values} isRequired={data.values.is_required} />}
        {!data && error && <FailedState message={error.message} onRetry={() => void refetch()} />}
        {!data && !error && <LoadingRows columns={1} />}
      </Card>
      {data && (
        <Card sx={{ maxWidth: 720, marginTop: 3 }}>
          <ClawBackForm policy={data.claw_back_policy} />
        </Card>
      )}
    </Page>
  )
}
