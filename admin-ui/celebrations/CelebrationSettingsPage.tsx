import { listAwards } from '@laurel/contract/awards/awards.ts'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { Link } from 'react-router-dom'
import { useAnswer } from '../app/connection/useAnswer.ts'
import { Page } from '../app/shell/Page.tsx'
import { NotLoaded } from '../elements/states/NotLoaded.tsx'
import { useText } from '../messages/useText.ts'
import { CelebrationForm } from './CelebrationForm.tsx'
import type { Occasion } from './occasions.ts'

/** How one kind of celebration goes. */
export const CelebrationSettingsPage = ({ occasion }: { readonly occasion: Occasion }) => {
  const text = useText()
  const awards = useAnswer(listAwards, after => ({ query: after }))
  const { data } = awards
  return (
    <Page
      title={text(`celebrations.${occasion.kind}.settingsTitle`)}
      lead={text(`celebrations.${occasion.kind}.settingsLead`)}
      crumb={{ path: occasion.path, label: `celebrations.${occasion.kind}.title` }}
    >
      {data ? (
        <CelebrationForm
          key={occasion.kind}
          occasion={occasion}
          award={data.awards.find(award => award.bot_type === occasion.kind)}
        />
      ) : (
        <Card sx={{ maxWidth: 720 }}>
          <NotLoaded of={awards} columns={1} />
        </Card>
      )}
      <Button component={Link} to="/settings/policy-simulator" sx={{ marginTop: 2 }}>
        {text('team.tryChange')}
      </Button>
    </Page>
  )
}
