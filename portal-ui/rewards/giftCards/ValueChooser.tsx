import type { GiftCardDetails, GiftCardVariant } from '@laurel/contract/rewards/giftCard.ts'
import { useId } from 'react'
import { useText } from '../../messages/useText.ts'
import { type Choice, choiceOf, pricedChoice } from './choice.ts'
import { unitsOf, useMoneyText } from './moneyText.ts'
import styles from './ValueChooser.module.css'
import { valuesTitleOf } from './vendorWords.ts'

type ValueChooserProps = {
  readonly card: GiftCardDetails
  readonly choice: Choice
  readonly onChoose: (choice: Choice) => void
}

/** The values of a card: buttons for those that are fixed, a field for one that is typed. */
export const ValueChooser = ({ card, choice, onChoose }: ValueChooserProps) => {
  const text = useText()
  const name = useId()
  const variant = card.variants.find(({ id }) => id === choice.variantId)
  return (
    <fieldset className={styles.values}>
      <legend className={styles.legend}>{valuesTitleOf(card.vendor, text)}</legend>
      {card.variants.length > 1 && (
        <div className={styles.options}>
          {card.variants.map(each => (
            <label key={each.id} className={styles.option}>
              <input
                type="radio"
                name={name}
                className={styles.radio}
                checked={each.id === choice.variantId}
                disabled={!each.is_available}
                onChange={() => onChoose(choiceOf(each))}
              />
              <span className={styles.face}>
                <VariantLabel variant={each} />
              </span>
            </label>
          ))}
        </div>
      )}
      {variant?.value.kind === 'range' && (
        <RangeField
          card={card}
          range={variant.value}
          choice={choice}
          onType={typed => onChoose({ ...choice, typed })}
        />
      )}
      {variant?.value.kind === 'fixed' && card.variants.length === 1 && (
        <p className={styles.only}>
          <VariantLabel variant={variant} />
        </p>
      )}
    </fieldset>
  )
}

const VariantLabel = ({
  variant: { value, is_available: isAvailable },
}: {
  readonly variant: GiftCardVariant
}) => {
  const text = useText()

  const moneyText = useMoneyText()
  const amount =
    value.kind === 'fixed'
      ? moneyText(value.price.money)
      : `${moneyText(value.least.money)}–${moneyText(value.most.money)}`
  return (
    <>
      {amount}
      {!isAvailable && <small className={styles.soldOut}> {text('giftCards.soldOutMark')}</small>}
    </>
  )
}

type RangeFieldProps = {
  readonly card: GiftCardDetails
  readonly range: Extract<GiftCardVariant['value'], { kind: 'range' }>
  readonly choice: Choice
  readonly onType: (typed: string) => void
}

const quickValues = [10, 25, 50, 100, 250, 500, 1000, 2500, 5000]
const quickMax = 4

const RangeField = ({ card, range: { least, most, step }, choice, onType }: RangeFieldProps) => {
  const text = useText()

  const id = useId()
  const moneyText = useMoneyText()
  const isValid = pricedChoice(card, choice) !== undefined
  const [leastUnits, mostUnits] = [unitsOf(least.money), unitsOf(most.money)]
  const stepUnits = step === null ? 1 : unitsOf(step)
  const quick = quickValues
    .filter(value => value >= leastUnits && value <= mostUnits && (value - leastUnits) % stepUnits === 0)
    .slice(0, quickMax)
  const limits = { least: moneyText(least.money), most: moneyText(most.money) }
  return (
    <div className={styles.range}>
      <label className="seen-by-readers-only" htmlFor={id}>
        {text('giftCards.range.label', { currency: least.money.currency })}
      </label>
      <div className={styles.typed}>
        <span className={styles.currency} aria-hidden="true">
          {least.money.currency}
        </span>
        <input
          id={id}
          className={styles.field}
          inputMode="numeric"
          maxLength={9}
          value={choice.typed}
          aria-invalid={!isValid}
          aria-describedby={`${id}-hint`}
          onChange={event => onType(event.target.value)}
        />
      </div>
      <div className={styles.quick}>
        {quick.map(value => (
          <button
            key={value}
            type="button"
            className={styles.chip}
            aria-pressed={choice.typed === String(value)}
            onClick={() => onType(String(value))}
          >
            {value}
          </button>
        ))}
      </div>
      <p
        id={`${id}-hint`}
        className={isValid ? styles.hint : styles.problem}
        role={isValid ? undefined : 'alert'}
      >
        {step !== null && stepUnits !== 1
          ? text('giftCards.range.steps', { ...limits, step: moneyText(step) })
          : text('giftCards.range.hint', limits)}
      </p>
    </div>
  )
}
