import { getFourEyes } from '@laurel/contract/team/fourEyes.ts'
import Box from '@mui/material/Box'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { Page } from '../../app/shell/Page.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { FourEyesForm } from './FourEyesForm.tsx'
import { OpenApprovals } from './OpenApprovals.tsx'

/** What waits for a second administrator, and the limits above which it does. */
export const FourEyesPage = () => {
  const text = useText()
  const limits = useAnswer(getFourEyes, after => ({ query: after }))
  return (
    <Page
      title={text('places.fourEyes')}
      lead={text('fourEyes.lead')}
      crumb={{ path: '/settings', label: 'places.settings' }}
    >
      <Box sx={{ display: 'grid', gap: 4, maxWidth: 860 }}>
        <OpenApprovals />
        {limits.data && <FourEyesForm limits={limits.data} />}
        <NotLoaded of={limits} columns={1} />
      </Box>
    </Page>
  )
}
