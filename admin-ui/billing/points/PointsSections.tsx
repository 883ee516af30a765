import { readBilling } from '@laurel/contract/billing/cards.ts'
import { rewardPaymentTypes } from '@laurel/contract/billing/postpay.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useMe } from '../../app/access/MeContext.ts'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { useText } from '../../messages/useText.ts'
import { useBillingDocument } from '../cards/useBillingDocument.ts'
import { Section } from '../Section.tsx'
import { MoneyOwed } from './MoneyOwed.tsx'
import { PostpayReceipts } from './PostpayReceipts.tsx'
import { PostpaySwitch } from './PostpaySwitch.tsx'
import { TopUpDialog } from './TopUpDialog.tsx'
import { type PendingTopUp, TopUps } from './TopUps.tsx'
import { useTopUps } from './useTopUps.ts'

const usualPoints = 10_000

/** How the team pays for rewards: top-ups in advance, or months afterwards. */
export const PointsSections = () => {
  const text = useText()
  useBillingDocument()
  const { team } = useMe()
  const { data: billing } = useAnswer(readBilling, () => ({}))
  const topUps = useTopUps()
  /** The points that the dialog suggests, while it is open. */
  const [suggested, setSuggested] = useState<number>()
  const [pending, setPending] = useState<readonly PendingTopUp[]>([])
  const canPay = billing?.is_billing_set_up === true
  const isPrepaid = team.reward_payment_type === rewardPaymentTypes.prepaid
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 880, '& > *': { minWidth: 0 } }}>
      <MoneyOwed {...(canPay && { onRepay: setSuggested })} />
      {billing?.is_billing_set_up === false && <Alert severity="info">{text('billing.notSetUp')}</Alert>}
      <Section
        title={text('billing.recentTopUps')}
        action={
          isPrepaid ? (
            canPay && (
              <Button variant="contained" onClick={() => setSuggested(usualPoints)}>
                {text('billing.topUpPoints')}
              </Button>
            )
          ) : (
            <Typography sx={{ fontWeight: 550 }}>{text('billing.postpayRewardsEnabled')}</Typography>
          )
        }
      >
        <TopUps topUps={topUps} pending={pending} />
      </Section>
      <Section title={text('billing.postpayReceipts')}>
        <PostpaySwitch />
        <PostpayReceipts />
      </Section>
      {suggested !== undefined && (
        <TopUpDialog
          suggested={suggested}
          onPaid={paid => setPending(known => [paid, ...known])}
          onClose={() => setSuggested(undefined)}
        />
      )}
    </Box>
  )
}
