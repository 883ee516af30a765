import { planTypes } from '@laurel/contract/billing/planFeatures.ts'
import { type PlanPreview, previewPlan } from '@laurel/contract/billing/previewPlan.ts'
import type { BillingInterval, PaidPlan } from '@laurel/ledger/teams/vocabulary.ts'
import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { ConfirmAct } from '../../elements/action/ConfirmAct.tsx'
import { useText } from '../../messages/useText.ts'
import { PreviewedPrice } from './PreviewedPrice.tsx'
import { planNameOf } from './planNames.ts'
import { useConfirmedPlan } from './useConfirmedPlan.ts'

type SubscriptionDialogProps = {
  readonly plan: PaidPlan
  readonly interval: BillingInterval
  /** Whether a subscription is changed. */
  readonly hasPlan: boolean
  readonly onClose: () => void
}

/** Shows what a plan costs now and later, and subscribes to it. */
export const SubscriptionDialog = ({ plan, interval, hasPlan, onClose }: SubscriptionDialogProps) => {
  const text = useText()
  const choosePlan = useConfirmedPlan()
  const choice = { plan_type: planTypes[plan], billing_interval: interval }
  const query = { plan_type: plan === 'pro' ? ('1' as const) : ('2' as const), billing_interval: interval }
  const { data, error } = useAnswer(previewPlan, () => ({ query }), [plan, interval])
  const name = text(planNameOf(plan))
  return (
    <ConfirmAct
      title={text(hasPlan ? 'plans.changeTitle' : 'plans.subscribeTitle', { plan: name })}
      confirmLabel={text(hasPlan ? 'plans.change' : 'plans.subscribe')}
      sharesFocus
      send={act => choosePlan(act, { ...choice, ...prorationOf(data) })}
      notice={({ isActive }) => ({
        text: text(isActive ? 'plans.updated' : 'plans.confirmed'),
        type: 'success',
      })}
      onClose={onClose}
    >
      {data && <PreviewedPrice preview={data} />}
      {!data && error && <Alert severity="warning">{error.message}</Alert>}
      {!data && !error && <Typography color="text.secondary">{text('plans.computing')}</Typography>}
    </ConfirmAct>
  )
}

/** The choice charges what was shown. */
const prorationOf = (preview: PlanPreview | undefined) =>
  preview?.proration_date == null ? {} : { proration_date: preview.proration_date }
