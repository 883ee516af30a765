import { readBilling } from '@laurel/contract/billing/cards.ts'
import { rewardPaymentTypes } from '@laurel/contract/billing/postpay.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'
import { useMe } from '../../app/access/MeContext.ts'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { useText } from '../../messages/useText.ts'
import { useBillingDocument } from '../cards/useBillingDocument.ts'
import { MoneyOwed } from './MoneyOwed.tsx'
import { PostpayReceipts } from './PostpayReceipts.tsx'
import { PostpaySwitch } from './PostpaySwitch.tsx'
import { TopUpDialog } from './TopUpDialog.tsx'
import { type PendingTopUp, TopUps } from './TopUps.tsx'
import { useTopUps } from './useTopUps.ts'

/** How the team pays for rewards: top-ups in advance, or months afterwards. */
export const PointsSections = () => {
  const text = useText()
  useBillingDocument()
  const { team } = useMe()
  const { data: billing } = useAnswer(readBilling, () => ({}))
  const topUps = useTopUps()
  const [isToppingUp, setToppingUp] = useState(false)
  const [pending, setPending] = useState<readonly PendingTopUp[]>([])
  const isPrepaid = team.reward_payment_type === rewardPaymentTypes.prepaid
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 880, '& > *': { minWidth: 0 } }}>
      <MoneyOwed />
      {billing?.is_billing_set_up === false && <Alert severity="info">{text('billing.notSetUp')}</Alert>}
      <Section
        title={text('billing.recentTopUps')}
        action={
          isPrepaid ? (
            billing?.is_billing_set_up === true && (
              <Button variant="contained" onClick={() => setToppingUp(true)}>
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
      {isToppingUp && (
        <TopUpDialog
          onPaid={paid => setPending(known => [paid, ...known])}
          onClose={() => setToppingUp(false)}
        />
      )}
    </Box>
  )
}

type SectionProps = { readonly title: string; readonly action?: ReactNode; readonly children: ReactNode }

const Section = ({ title, action, children }: SectionProps) => {
  const titleId = useId()
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Typography variant="h2" id={titleId} sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  )
}
