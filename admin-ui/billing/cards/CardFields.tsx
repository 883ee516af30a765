import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useText } from '../../messages/useText.ts'
import type { PaymentForm } from './usePaymentForm.ts'

/** Where the payment provider's form is shown. */
export const CardFields = ({ form }: { readonly form: PaymentForm }) => {
  const text = useText()
  return (
    <>
      {form.hasFailed && <Alert severity="error">{text('billing.formFailed')}</Alert>}
      {!form.isReady && !form.hasFailed && (
        <Skeleton variant="rounded" height={180} aria-label={text('billing.formLoads')} />
      )}
      <Box ref={form.place} sx={{ ...(!form.isReady && { height: 0, overflow: 'hidden' }) }} />
    </>
  )
}
