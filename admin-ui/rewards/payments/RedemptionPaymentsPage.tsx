import { listRewardsPayments } from '@laurel/contract/billing/postpay.ts'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { Page } from '../../app/shell/Page.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'

/** Payments for redemptions one by one. There are none while teams pay for rewards from their fund. */
export const RedemptionPaymentsPage = () => {
  const text = useText()
  const payments = useAnswer(listRewardsPayments, after => ({ query: after }))
  return (
    <Page
      title={text('rewards.settings.paymentsTitle')}
      lead={text('rewards.settings.paymentsLead')}
      crumb={{ path: '/rewards', label: 'places.rewards' }}
    >
      <NotLoaded of={payments} columns={1} />
    </Page>
  )
}
