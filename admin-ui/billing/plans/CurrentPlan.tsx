import { readSubscription } from '@laurel/contract/billing/subscription.ts'
import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useMe } from '../../app/access/MeContext.ts'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import { planNameOf } from './planNames.ts'

/** What the team pays for now, and what happens next. */
export const CurrentPlan = () => {
  const text = useText()
  const formats = useFormats()
  const { trial_end } = useMe().team
  const { data } = useAnswer(readSubscription, () => ({}))
  if (!data) return null
  const [item] = data.items
  if (!item)
    return (
      <Typography>
        {trial_end === null
          ? text('plans.currentNone')
          : text('plans.currentTrial', { day: formats.day(trial_end) })}
      </Typography>
    )
  const { current_period_end: end, cancel_at_period_end: ends } = data
  const isOverdue = data.status === 'past_due'
  return (
    <>
      <div>
        <Typography>
          {text('plans.currentPlan', {
            plan: text(planNameOf(item.price.metadata.plan_id === 'pro' ? 'pro' : 'core')),
            interval: text(
              item.price.recurring.interval === 'year' ? 'plans.paidAnnually' : 'plans.paidMonthly',
            ),
            people: text('plans.activeUsers', { smart_count: item.quantity }),
          })}{' '}
          {end !== null &&
            !isOverdue &&
            text(ends ? 'plans.endsOn' : 'plans.nextPayment', { day: formats.day(end) })}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {text('plans.countedAutomatically')}
        </Typography>
      </div>
      {isOverdue && <Alert severity="warning">{text('plans.pastDue')}</Alert>}
    </>
  )
}
