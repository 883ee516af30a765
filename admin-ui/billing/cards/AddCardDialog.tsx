import { setupCard } from '@laurel/contract/billing/cards.ts'
import Alert from '@mui/material/Alert'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { ActDialog } from '../../elements/action/ActDialog.tsx'
import { useText } from '../../messages/useText.ts'
import { CardFields } from './CardFields.tsx'
import { usePaymentForm } from './usePaymentForm.ts'

type AddCardDialogProps = {
  readonly title?: string
  readonly onSaved?: () => void
  readonly onClose: () => void
}

/** The payment provider reports a new card to Laurel within this time. */
const reportedMilliseconds = 4_000

/** Saves a card at the payment provider. The bank may ask the person to confirm it. */
export const AddCardDialog = ({ title, onSaved, onClose }: AddCardDialogProps) => {
  const text = useText()
  const notify = useNotify()
  const queries = useQueryClient()
  // Each card has a setup of its own.
  const [attempt] = useState(() => crypto.randomUUID())
  const { data, error } = useAnswer(setupCard, () => ({}), [attempt])
  const form = usePaymentForm(data?.client_secret)
  const [name, setName] = useState('')
  const [isNameMissing, setNameMissing] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    const parts = form.parts()
    setNameMissing(name.trim() === '')
    if (!parts || name.trim() === '') return
    setSaving(true)
    const outcome = await parts.stripe.confirmSetup({
      elements: parts.elements,
      confirmParams: {
        return_url: window.location.href,
        payment_method_data: { billing_details: { name: name.trim() } },
      },
      redirect: 'if_required',
    })
    setSaving(false)
    if (outcome.error) {
      notify(outcome.error.message ?? text('billing.cardFailed'), { type: 'error' })
      return
    }
    notify(text('billing.cardSaved'), { type: 'success' })
    setTimeout(() => void queries.invalidateQueries(), reportedMilliseconds)
    onSaved?.()
    onClose()
  }
  return (
    <ActDialog
      title={title ?? text('billing.addCard')}
      confirmLabel={text('billing.saveCard')}
      sharesFocus
      isRunning={isSaving}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <Typography color="text.secondary">{text('billing.cardGoesToProvider')}</Typography>
      <TextField
        label={text('billing.cardholder')}
        value={name}
        required
        fullWidth
        autoComplete="cc-name"
        error={isNameMissing}
        helperText={isNameMissing ? text('billing.cardholderRequired') : undefined}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      {error && <Alert severity="error">{error.message}</Alert>}
      {!error && <CardFields form={form} />}
    </ActDialog>
  )
}
