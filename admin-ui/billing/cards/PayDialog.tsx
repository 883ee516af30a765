import Alert from '@mui/material/Alert'
import type { ReactNode } from 'react'
import { ActDialog } from '../../elements/action/ActDialog.tsx'
import { useText } from '../../messages/useText.ts'
import { Facts } from '../Facts.tsx'
import { PaymentFields } from './PaymentFields.tsx'
import { usePayment } from './usePayment.ts'

type PayDialogProps = {
  readonly title: string
  /** Undefined until it is known. */
  readonly clientSecret: string | undefined
  /** What is charged, as it is shown. */
  readonly total: string
  readonly facts: readonly (readonly [string, string])[]
  /** What comes before the card; it knows whether the payment is on its way. */
  readonly before?: (isPaying: boolean) => ReactNode
  readonly onPaid: () => void
  readonly onClose: () => void
}

/** Pays with a card: what for, how much, and which card. */
export const PayDialog = ({ title, clientSecret, total, facts, before, onPaid, onClose }: PayDialogProps) => {
  const text = useText()
  const { fields, pay, isPaying, problem } = usePayment(clientSecret)
  const submit = async () => {
    if (await pay()) onPaid()
  }
  return (
    <ActDialog
      title={title}
      confirmLabel={text('billing.pay', { amount: total })}
      sharesFocus
      isRunning={isPaying}
      onConfirm={() => void submit()}
      onClose={onClose}
    >
      <Facts of={[...facts, [text('billing.total'), total]]} />
      {before?.(isPaying)}
      <PaymentFields {...fields} />
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
    </ActDialog>
  )
}
