import type { TopUpIntent } from '@laurel/contract/billing/topUps.ts'
import Button from '@mui/material/Button'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import { PayDialog } from '../cards/PayDialog.tsx'

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
  return (
    <PayDialog
      title={text('billing.topUpPoints')}
      clientSecret={intent.client_secret}
      total={formats.money(intent.amount / 100, intent.currency.toUpperCase())}
      facts={[
        [text('billing.points'), formats.count(intent.points)],
        [text('billing.fee'), text('billing.none')],
      ]}
      before={isPaying => (
        <div>
          <Button size="small" onClick={onBack} disabled={isPaying}>
            {text('billing.otherPoints')}
          </Button>
        </div>
      )}
      onPaid={onPaid}
      onClose={onClose}
    />
  )
}
