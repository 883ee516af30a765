import type { RewardsPayment } from '@laurel/contract/billing/postpay.ts'
import { readPaymentIntent } from '@laurel/contract/billing/topUps.ts'
import Alert from '@mui/material/Alert'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useMe } from '../../app/access/MeContext.ts'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import { PayDialog } from '../cards/PayDialog.tsx'
import { ReceiptDialog } from '../ReceiptDialog.tsx'
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
  const total = formats.money(payment.total_amount / 100, 'USD')
  const title = text('billing.payStatement')
  const onPaid = () => {
    notify(text('billing.paymentMade'), { type: 'success' })
    setTimeout(() => void queries.invalidateQueries(), reportedMilliseconds)
    onClose()
  }
  if (data?.status === 'succeeded')
    return (
      <ReceiptDialog title={title} receiptUrl={data.receipt_url} onClose={onClose}>
        <Alert severity="success">{text('billing.paymentMade')}</Alert>
      </ReceiptDialog>
    )
  return (
    <PayDialog
      title={title}
      clientSecret={data?.client_secret ?? undefined}
      total={total}
      facts={[[text('billing.month'), monthName(payment.month, locale)]]}
      before={() => (
        <>
          {payment.problem !== null && <Alert severity="warning">{payment.problem}</Alert>}
          {error && <Alert severity="error">{error.message}</Alert>}
        </>
      )}
      onPaid={onPaid}
      onClose={onClose}
    />
  )
}
