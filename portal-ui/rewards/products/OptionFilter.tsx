import { useId } from 'react'
import { Field } from '../../elements/Field.tsx'
import { useText } from '../../messages/useText.ts'
import styles from './OptionFilter.module.css'

type OptionFilterProps = {
  readonly label: string
  readonly values: readonly string[]
  readonly chosen: string | undefined
  /** Whether a variant has the value together with what else is chosen. */
  readonly isPossible: (value: string) => boolean
  readonly onChoose: (value: string) => void
}

/** More values than this are a dropdown. */
const swatchesMax = 8

/** Filters the variants of a product by one option. */
export const OptionFilter = ({ label, values, chosen, isPossible, onChoose }: OptionFilterProps) => {
  const text = useText()

  const name = useId()
  if (values.length > swatchesMax)
    return (
      <Field label={label}>
        {control => (
          <select {...control} value={chosen ?? ''} onChange={event => onChoose(event.target.value)}>
            {chosen === undefined && <option value="">{text('action.choose')}</option>}
            {values.map(value => (
              <option key={value} value={value}>
                {value}
              </option>
            ))}
          </select>
        )}
      </Field>
    )
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.label}>
        {label}
        {chosen !== undefined && <span className={styles.chosen}> {chosen}</span>}
      </legend>
      <div className={styles.values}>
        {values.map(value => (
          <label key={value} className={styles.value} data-possible={isPossible(value)}>
            <input
              type="radio"
              className="seen-by-readers-only"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {value}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
