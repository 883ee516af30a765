import { listRewardsPayments } from '@laurel/contract/billing/postpay.ts'
import { topUpPointsMin } from '@laurel/contract/billing/topUps.ts'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'

type MoneyOwedProps = {
  /** Begins to buy so many points. Left out where nothing can be paid. */
  readonly onRepay?: (points: number) => void
}

/** What the team has yet to pay, and what pauses because of it. */
export const MoneyOwed = ({ onRepay }: MoneyOwedProps) => {
  const text = useText()
  const formats = useFormats()
  const { data } = useAnswer(listRewardsPayments, after => ({ query: after }))
  if (!data) return null
  const money = (cents: number) => formats.money(cents / 100, 'USD')
  const isUnpaid = data.payments.some(({ status }) => status === 'failed' || status === 'needs_confirmation')
  return (
    <>
      {data.owed_amount > 0 && (
        <Alert
          severity="error"
          action={
            onRepay && (
              // A point costs a cent.
              <Button color="inherit" onClick={() => onRepay(Math.max(topUpPointsMin, data.owed_amount))}>
                {text('billing.repay')}
              </Button>
            )
          }
        >
          <AlertTitle>{text('billing.rewardsPause')}</AlertTitle>
          {text('billing.owed', { amount: money(data.owed_amount) })}
        </Alert>
      )}
      {isUnpaid && (
        <Alert severity="error">
          <AlertTitle>{text('billing.monthUnpaid')}</AlertTitle>
          {text('billing.monthUnpaidSentence')}
        </Alert>
      )}
      {data.accrued_amount > 0 && (
        <Alert severity="info">{text('billing.accrued', { amount: money(data.accrued_amount) })}</Alert>
      )}
    </>
  )
}
