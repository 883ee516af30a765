import { getSettings } from '@laurel/contract/team/settings.ts'
import Card from '@mui/material/Card'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { Page } from '../../app/shell/Page.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { ClawBackForm } from '../../team/settings/ClawBackForm.tsx'
import { RecognitionSettingsForm } from './RecognitionSettingsForm.tsx'

/** What holds for recognition in the whole team, and what becomes of points when a shoutout is taken back. */
export const ValuesPage = () => {
  const text = useText()
  return (
    <Page
      title={text('recognition.settings.title')}
      lead={text('recognition.valuesTellWhatA')}
      crumb={{ path: '/recognition', label: 'places.recognition' }}
    >
      <RecognitionSettingsForm />
      <ClawBackCard />
    </Page>
  )
}

const ClawBackCard = () => {
  const settings = useAnswer(getSettings, after => ({ query: after }))
  const { data } = settings
  return (
    <Card sx={{ maxWidth: 720, marginTop: 5 }}>
      {data && <ClawBackForm policy={data.claw_back_policy} />}
      <NotLoaded of={settings} columns={1} />
    </Card>
  )
}
