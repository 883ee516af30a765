import { cardName } from '@laurel/contract/billing/cardName.ts'
import type { PaymentSource } from '@laurel/contract/billing/cards.ts'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { useText } from '../../messages/useText.ts'
import { CardFields } from './CardFields.tsx'
import type { PaymentForm } from './usePaymentForm.ts'

type PaymentFieldsProps = {
  readonly sources: readonly PaymentSource[]
  /** The saved card to pay with; null for another one. */
  readonly chosen: string | null
  readonly form: PaymentForm
  readonly onChoose: (card: string | null) => void
}

/** A saved card to pay with, or the form for another one. */
export const PaymentFields = ({ sources, chosen, form, onChoose }: PaymentFieldsProps) => {
  const text = useText()
  const labelId = useId()
  return (
    <>
      {sources.length > 0 && (
        <FormControl>
          <FormLabel id={labelId}>{text('billing.payWith')}</FormLabel>
          <RadioGroup
            aria-labelledby={labelId}
            value={chosen ?? ''}
            onChange={(_event, value) => onChoose(value === '' ? null : value)}
          >
            {sources.map(({ id, card }) => (
              <FormControlLabel key={id} value={id} control={<Radio />} label={cardName(card)} />
            ))}
            <FormControlLabel value="" control={<Radio />} label={text('billing.anotherCard')} />
          </RadioGroup>
        </FormControl>
      )}
      {chosen === null && <CardFields form={form} />}
    </>
  )
}
