import type { TopUpIntent } from '@laurel/contract/billing/topUps.ts'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { ActDialog } from '../../elements/action/ActDialog.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import { PaymentFields } from '../cards/PaymentFields.tsx'
import { usePayment } from '../cards/usePayment.ts'
import { Facts } from '../Facts.tsx'

type PayTopUpProps = {
  readonly intent: TopUpIntent
  readonly onBack: () => void
  readonly onPaid: () => void
  readonly onClose: () => void
}

/** Pays a top-up with a card. */
export const PayTopUp = ({ intent, onBack, onPaid, onClose }: PayTopUpProps) => {
  const text = useText()
  const formats = useFormats()
  const { fields, pay, isPaying, problem } = usePayment(intent.client_secret)
  const total = formats.money(intent.amount / 100, intent.currency.toUpperCase())
  const submit = async () => {
    if (await pay()) onPaid()
  }
  return (
    <ActDialog
      title={text('billing.topUpPoints')}
      confirmLabel={text('billing.pay', { amount: total })}
      sharesFocus
      isRunning={isPaying}
      onConfirm={() => void submit()}
      onClose={onClose}
    >
      <Facts
        of={[
          [text('billing.points'), formats.count(intent.points)],
          [text('billing.fee'), text('billing.none')],
          [text('billing.total'), total],
        ]}
      />
      <div>
        <Button size="small" onClick={onBack} disabled={isPaying}>
          {text('billing.otherPoints')}
        </Button>
      </div>
      <PaymentFields {...fields} />
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
    </ActDialog>
  )
}
