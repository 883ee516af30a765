import type { RewardsPayment } from '@laurel/contract/billing/postpay.ts'
import { readPaymentIntent } from '@laurel/contract/billing/topUps.ts'
import Alert from '@mui/material/Alert'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useMe } from '../../app/access/MeContext.ts'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { ActDialog } from '../../elements/action/ActDialog.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import { PaymentFields } from '../cards/PaymentFields.tsx'
import { usePayment } from '../cards/usePayment.ts'
import { Facts } from '../Facts.tsx'
import { monthName } from './monthName.ts'

type PayStatementDialogProps = {
  readonly payment: RewardsPayment
  readonly intentId: string
  readonly onClose: () => void
}

/** The payment provider reports a payment to Laurel within this time. */
const reportedMilliseconds = 4_000

/** Pays a month of rewards that could not be charged, or confirms it with the bank. */
export const PayStatementDialog = ({ payment, intentId, onClose }: PayStatementDialogProps) => {
  const text = useText()
  const formats = useFormats()
  const notify = useNotify()
  const queries = useQueryClient()
  const { locale } = useMe().user
  const { data, error } = useAnswer(readPaymentIntent, () => ({ params: { id: intentId } }), [intentId])
  const { fields, pay, isPaying, problem } = usePayment(data?.client_secret ?? undefined)
  const total = formats.money(payment.total_amount / 100, 'USD')
  const submit = async () => {
    if (!(await pay())) return
    notify(text('billing.paymentMade'), { type: 'success' })
    setTimeout(() => void queries.invalidateQueries(), reportedMilliseconds)
    onClose()
  }
  return (
    <ActDialog
      title={text('billing.payStatement')}
      confirmLabel={text('billing.pay', { amount: total })}
      sharesFocus
      isRunning={isPaying}
      onConfirm={() => void submit()}
      onClose={onClose}
    >
      <Facts
        of={[
          [text('billing.month'), monthName(payment.month, locale)],
          [text('billing.total'), total],
        ]}
      />
      {payment.problem !== null && <Alert severity="warning">{payment.problem}</Alert>}
      {error && <Alert severity="error">{error.message}</Alert>}
      <PaymentFields {...fields} />
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
    </ActDialog>
  )
}
