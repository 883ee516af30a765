import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import { useSearchParams } from 'react-router-dom'
import { Page } from '../app/shell/Page.tsx'
import { useText } from '../messages/useText.ts'
import { PaymentMethod } from './cards/PaymentMethod.tsx'
import { ExceptionsBanner } from './exceptions/ExceptionsBanner.tsx'
import { CurrentPlan } from './plans/CurrentPlan.tsx'
import { PlanSelector } from './plans/PlanSelector.tsx'
import { Section } from './Section.tsx'

/** How the team pays, and for which plan. */
export const BillingPage = () => {
  const text = useText()
  return (
    <Page title={text('plans.title')} lead={text('plans.lead')}>
      <Box sx={{ display: 'grid', gap: 4, maxWidth: 880, '& > *': { minWidth: 0 } }}>
        <LockedFeature />
        <ExceptionsBanner />
        <Section title={text('plans.paymentMethod')}>
          <PaymentMethod />
        </Section>
        <Section title={text('plans.subscription')}>
          <CurrentPlan />
          <PlanSelector />
        </Section>
      </Box>
    </Page>
  )
}

/** Explains why a section outside the plan led here. */
const LockedFeature = () => {
  const text = useText()
  const [query] = useSearchParams()
  if (query.get('locked_feature') !== 'true') return null
  return (
    <Alert severity="warning">
      <AlertTitle>{text('plans.timeToUpgrade')}</AlertTitle>
      {text('access.proOnly')}
    </Alert>
  )
}
