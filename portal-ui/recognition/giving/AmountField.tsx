import { useFormats } from '../../app/connection/useFormats.ts'
import { Field } from '../../elements/Field.tsx'
import { useText } from '../../messages/useText.ts'
import styles from './AmountField.module.css'

type AmountFieldProps = {
  /** The amounts of the channel; any amount where there are none. */
  readonly amounts: readonly number[]
  readonly points: number | null
  readonly pointsMax: number
  readonly onChange: (points: number | null) => void
}

/** What each of them gets. */
export const AmountField = ({ amounts, points, pointsMax, onChange }: AmountFieldProps) => {
  const text = useText()

  const formats = useFormats()
  if (amounts.length === 0)
    return (
      <Field label={text('giving.howMany')}>
        {control => (
          <input
            {...control}
            type="number"
            inputMode="numeric"
            min={1}
            max={Math.max(pointsMax, 1)}
            value={points ?? ''}
            onChange={event =>
              onChange(event.target.value === '' ? null : Math.trunc(event.target.valueAsNumber))
            }
          />
        )}
      </Field>
    )
  return (
    <fieldset className={styles.amounts}>
      <legend className={styles.label}>{text('giving.howMany')}</legend>
      {amounts.map(amount => (
        <label key={amount} className={styles.amount}>
          <input
            type="radio"
            name="amount"
            className="seen-by-readers-only"
            checked={points === amount}
            onChange={() => onChange(amount)}
          />
          <span>+{formats.count(amount)}</span>
        </label>
      ))}
    </fieldset>
  )
}
