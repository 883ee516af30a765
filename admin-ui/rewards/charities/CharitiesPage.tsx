import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import { Page } from '../../app/shell/Page.tsx'
import { useText } from '../../messages/useText.ts'
import { CharityListsForm } from './CharityListsForm.tsx'
import { DonationList } from './DonationList.tsx'

/** The charities of the team, and the donations that its people pay by hand. */
export const CharitiesPage = () => {
  const text = useText()
  return (
    <Page
      title={text('charities.title')}
      lead={text('charities.lead')}
      crumb={{ path: '/rewards', label: 'places.rewards' }}
    >
      <Stack spacing={5}>
        <Card sx={{ maxWidth: 640 }}>
          <CharityListsForm />
        </Card>
        <DonationList status="PENDING" />
        <DonationList status="PROCESSING" />
      </Stack>
    </Page>
  )
}
