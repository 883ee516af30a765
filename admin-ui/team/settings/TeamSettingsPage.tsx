import Box from '@mui/material/Box'
import { useMe } from '../../app/access/MeContext.ts'
import { Page } from '../../app/shell/Page.tsx'
import { useText } from '../../messages/useText.ts'
import { ChangesCard } from '../changes/ChangesCard.tsx'
import { ActiveStatusCard } from './ActiveStatusCard.tsx'
import { AdministratorsForm } from './AdministratorsForm.tsx'
import { BrandingCard } from './BrandingCard.tsx'
import { ExpiryCard } from './ExpiryCard.tsx'
import { LanguageForm } from './LanguageForm.tsx'
import { MoneyForm } from './MoneyForm.tsx'
import { NamesForm } from './NamesForm.tsx'
import { NudgesForm } from './NudgesForm.tsx'
import { RetentionCard } from './RetentionCard.tsx'
import { ZoneForm } from './ZoneForm.tsx'

/** The settings of the whole team, and who changed them last. */
export const TeamSettingsPage = () => {
  const { team } = useMe()
  const text = useText()
  return (
    <Page title={text('team.settings')} lead={text('team.settingsLead')}>
      <Box sx={{ maxWidth: 1120 }}>
        <Box sx={columnsStyle}>
          <div>
            <BrandingCard />
            <NamesForm />
            <MoneyForm />
            <ExpiryCard />
          </div>
          <div>
            <AdministratorsForm />
            <ZoneForm />
            <LanguageForm />
            <RetentionCard />
            <NudgesForm />
          </div>
        </Box>
        <ChangesCard title={text('settings.recentChanges')} subjectId={team.id} />
        <Box sx={{ marginTop: 4 }}>
          <ActiveStatusCard />
        </Box>
      </Box>
    </Page>
  )
}

const columnsStyle = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  '& > div': { display: 'grid', gap: 3, minWidth: 0 },
} as const
