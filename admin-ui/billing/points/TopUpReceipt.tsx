import { cardName } from '@laurel/contract/billing/cardName.ts'
import { readPaymentIntent, type TopUp } from '@laurel/contract/billing/topUps.ts'
import Alert from '@mui/material/Alert'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import { Facts } from '../Facts.tsx'
import { ReceiptDialog } from '../ReceiptDialog.tsx'

type TopUpReceiptProps = { readonly topUp: TopUp; readonly onClose: () => void }

/** The receipt of a top-up. */
export const TopUpReceipt = ({ topUp, onClose }: TopUpReceiptProps) => {
  const text = useText()
  const formats = useFormats()
  const id = topUp.transaction.pi_id
  const { data, error } = useAnswer(readPaymentIntent, () => ({ params: { id } }), [id])
  const card = data?.card
  return (
    <ReceiptDialog
      title={text('billing.topUpReceipt')}
      paidId={topUp.id}
      receiptUrl={data?.receipt_url ?? null}
      onClose={onClose}
    >
      <Facts
        of={[
          [text('billing.date'), formats.instant(topUp.created_at)],
          [text('billing.points'), formats.count(topUp.points)],
          [text('billing.paid'), formats.money(topUp.points / 100, 'USD')],
          ...(topUp.reversed_points > 0
            ? [[text('billing.wentBack'), formats.money(topUp.reversed_points / 100, 'USD')] as const]
            : []),
          ...(card ? [[text('billing.card'), cardName(card)] as const] : []),
          ...(data?.receipt_number ? [[text('billing.number'), data.receipt_number] as const] : []),
        ]}
      />
      {error && <Alert severity="info">{text('billing.noProviderReceipt')}</Alert>}
    </ReceiptDialog>
  )
}
