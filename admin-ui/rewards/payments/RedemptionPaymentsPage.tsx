import { Page } from '../../app/shell/Page.tsx'
import { PostpayReceipts } from '../../billing/points/PostpayReceipts.tsx'
import { useText } from '../../messages/useText.ts'

/** The months of rewards that the team paid for afterwards. An unpaid one is paid at billing. */
export const RedemptionPaymentsPage = () => {
  const text = useText()
  return (
    <Page
      title={text('rewards.settings.paymentsTitle')}
      lead={text('rewards.settings.paymentsLead')}
      crumb={{ path: '/rewards', label: 'places.rewards' }}
    >
      <PostpayReceipts canPay={false} />
    </Page>
  )
}
