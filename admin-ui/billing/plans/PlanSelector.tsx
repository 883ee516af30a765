import { isToMonthly } from '@laurel/contract/billing/planChoice.ts'
import { readSubscription, type Subscription } from '@laurel/contract/billing/subscription.ts'
import type { BillingInterval, PaidPlan } from '@laurel/ledger/teams/vocabulary.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useState } from 'react'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { FailedState } from '../../elements/states/FailedState.tsx'
import { LoadingRows } from '../../elements/states/LoadingRows.tsx'
import { TextWith } from '../../messages/TextWith.tsx'
import { useText } from '../../messages/useText.ts'
import { IntervalChoice } from './IntervalChoice.tsx'
import { PlanCard } from './PlanCard.tsx'
import { paidPlans } from './planNames.ts'
import { SubscriptionDialog } from './SubscriptionDialog.tsx'

/** The plans with their prices, by the month or the year. Choosing one opens the subscription. */
export const PlanSelector = () => {
  const { data, error, refetch } = useAnswer(readSubscription, () => ({}))
  if (data) return <Choices subscription={data} />
  if (error) return <FailedState message={error.message} onRetry={() => void refetch()} />
  return <LoadingRows columns={2} />
}

const Choices = ({ subscription }: { readonly subscription: Subscription }) => {
  const text = useText()
  const { billing_interval: current, is_billing_set_up: canPay, support_email: email } = subscription
  const [interval, setInterval] = useState<BillingInterval>(current ?? 'ANNUAL')
  const [chosen, setChosen] = useState<PaidPlan>()
  const isRefused = isToMonthly(current, interval)
  return (
    <Box sx={{ display: 'grid', gap: 2.5, width: '100%', '& > *': { minWidth: 0 } }}>
      <IntervalChoice interval={interval} onChange={setInterval} />
      {isRefused && (
        <Alert severity="info">
          <TextWith of="plans.toMonthly" parts={{ email: <Link href={`mailto:${email}`}>{email}</Link> }} />
        </Alert>
      )}
      {!canPay && <Alert severity="info">{text('billing.notSetUp')}</Alert>}
      <Box sx={cardsStyle}>
        {paidPlans.map(plan => (
          <PlanCard
            key={plan.plan}
            plan={plan}
            interval={interval}
            subscription={subscription}
            canChoose={canPay && !isRefused}
            onChoose={() => setChosen(plan.plan)}
          />
        ))}
      </Box>
      {chosen && (
        <SubscriptionDialog
          plan={chosen}
          interval={interval}
          hasPlan={current !== null}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Box>
  )
}

const cardsStyle = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const
