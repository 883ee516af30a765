import type { CatalogItem } from '@laurel/contract/rewards/catalogItem.ts'
import { useId } from 'react'
import { useText } from '../../messages/useText.ts'
import { isInStock } from './buyingProblem.ts'
import styles from './StyleChoice.module.css'

type StyleChoiceProps = {
  readonly item: CatalogItem
  readonly value: string | null
  readonly onChange: (variantId: string) => void
}

/** Chooses one of the variations; those that are out of stock are marked and can't be chosen. */
export const StyleChoice = ({ item, value, onChange }: StyleChoiceProps) => {
  const text = useText()

  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{text('purchase.style')}</legend>
      <div className={styles.options}>
        {item.variations.map(variation => {
          const inStock = isInStock(item, variation.id)
          return (
            <label key={variation.id} className={styles.option} data-gone={!inStock}>
              <input
                className={styles.control}
                type="radio"
                name={name}
                value={variation.id}
                checked={value === variation.id}
                disabled={!inStock}
                onChange={() => onChange(variation.id)}
              />
              <span>{variation.name}</span>
              {!inStock && <span className={styles.mark}>{text('purchase.outOfStock')}</span>}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
