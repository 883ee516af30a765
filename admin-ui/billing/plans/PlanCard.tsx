import { planTypes } from '@laurel/contract/billing/planFeatures.ts'
import { monthlyCents } from '@laurel/contract/billing/planPrices.ts'
import type { Subscription } from '@laurel/contract/billing/subscription.ts'
import type { BillingInterval } from '@laurel/ledger/teams/vocabulary.ts'
import Check from '@mui/icons-material/CheckOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useMe } from '../../app/access/MeContext.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { type TextKey, useText } from '../../messages/useText.ts'
import type { paidPlans } from './planNames.ts'

type PlanCardProps = {
  readonly plan: (typeof paidPlans)[number]
  readonly interval: BillingInterval
  readonly subscription: Subscription
  readonly canChoose: boolean
  readonly onChoose: () => void
}

/** One plan with its price for an active user, and for the whole team. */
export const PlanCard = ({ plan, interval, subscription, canChoose, onChoose }: PlanCardProps) => {
  const text = useText()
  const formats = useFormats()
  const titleId = useId()
  const cents = monthlyCents[plan.plan][interval]
  const people = subscription.active_users
  const mark = useMark(plan, interval, subscription)
  const name = text(plan.name)
  return (
    <Card component="section" aria-labelledby={titleId} sx={cardStyle}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 32 }}>
        <Typography variant="h2" component="h3" id={titleId} sx={{ flexGrow: 1 }}>
          {name}
        </Typography>
        {mark && <Chip size="small" color="primary" label={text(mark)} />}
      </Box>
      <Typography color="text.secondary">{text(plan.sentence)}</Typography>
      <div>
        <Typography component="p" sx={{ fontSize: '2rem', fontWeight: 700, lineHeight: 1.2 }}>
          {formats.money(cents / 100, 'USD')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {text('plans.perUser')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {text(interval === 'ANNUAL' ? 'plans.billedAnnually' : 'plans.billedMonthly')}
        </Typography>
      </div>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 0.75 }}>
        {text(plan.contents)
          .split('\n')
          .map(content => (
            <Box component="li" key={content} sx={{ display: 'flex', gap: 1 }}>
              <Check aria-hidden fontSize="small" color="primary" />
              <span>{content}</span>
            </Box>
          ))}
      </Box>
      <Box sx={{ marginTop: 'auto', display: 'grid', gap: 1 }}>
        <Typography variant="body2" color="text.secondary">
          {text('plans.forYourTeam', {
            amount: formats.money((cents * people) / 100, 'USD'),
            people: text('plans.activeUsers', { smart_count: people }),
          })}
        </Typography>
        <Button
          variant={plan.plan === 'pro' ? 'contained' : 'outlined'}
          disabled={!canChoose || mark === 'plans.yourPlan'}
          onClick={onChoose}
        >
          {text('plans.choose', { plan: name })}
        </Button>
      </Box>
    </Card>
  )
}

/** What the team has already. On trial it has the Pro plan without paying for it. */
const useMark = (
  { plan, type }: PlanCardProps['plan'],
  interval: BillingInterval,
  { items, billing_interval: current, cancel_at_period_end: ends }: Subscription,
): TextKey | undefined => {
  const { plan_type, trial_end } = useMe().team
  const has = items.some(({ price }) => price.metadata.plan_id === plan)
  if (has && current === interval && !ends && plan_type > planTypes.ended) return 'plans.yourPlan'
  return plan_type === type && trial_end !== null ? 'plans.yourTrial' : undefined
}

const cardStyle = {
  padding: { xs: 2.5, sm: 3 },
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  textAlign: 'start',
} as const
