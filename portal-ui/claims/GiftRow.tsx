import type { ClaimOption } from '@laurel/contract/rewards/claim.ts'
import { type ReactNode, useCallback, useId } from 'react'
import { AddressSelect } from '../account/addresses/AddressSelect.tsx'
import { useSignedIn } from '../app/connection/SignedInContext.ts'
import { useFormats } from '../app/connection/useFormats.ts'
import { Emoji } from '../elements/Emoji.tsx'
import { type Translate, useText } from '../messages/useText.ts'
import { ItemPicture } from '../rewards/custom/ItemPicture.tsx'
import { StyleChoice } from '../rewards/custom/StyleChoice.tsx'
import { isPickable, type RowChoice } from './claimChoice.ts'
import styles from './GiftRow.module.css'

type GiftRowProps = {
  readonly legend: string
  readonly options: readonly ClaimOption[]
  readonly choice: RowChoice | undefined
  readonly onChange: (choice: RowChoice) => void
}

/** The options of one row. A picked item asks for its style and where it goes. */
export const GiftRow = ({ legend, options, choice, onChange }: GiftRowProps) => {
  const text = useText()
  const name = useId()
  const { user } = useSignedIn()
  const formats = useFormats()
  const country = user.locale.slice(-2).toUpperCase()
  const picked = choice && options[choice.option]
  const item = picked?.type === 'CUSTOM_REWARD' ? picked.reward : null
  const setAddress = useCallback(
    (addressId: string | null) => choice && onChange({ ...choice, addressId }),
    [choice, onChange],
  )
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option, number) => {
        if (option.type === 'PLACEHOLDER') return null
        const isOpen = isPickable(option, country)
        const shown = shownOption(option, formats.points, text)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an option has no other identity than its place.
          <label key={number} className={styles.option} data-gone={!isOpen}>
            <input
              type="radio"
              name={name}
              checked={choice?.option === number}
              disabled={!isOpen}
              onChange={() => onChange({ option: number, variantId: null, addressId: null })}
            />
            <span className={styles.picture} aria-hidden="true">
              {shown.picture}
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{shown.name}</span>
              {!isOpen && <span className={styles.mark}>{shown.whyNot}</span>}
            </span>
          </label>
        )
      })}
      {choice && item && (item.variations.length > 0 || item.metadata.use_shipping) && (
        <div className={styles.details}>
          {item.variations.length > 0 && (
            <StyleChoice
              item={item}
              value={choice.variantId}
              onChange={variantId => onChange({ ...choice, variantId })}
            />
          )}
          {item.metadata.use_shipping && <AddressSelect value={choice.addressId} onChange={setAddress} />}
        </div>
      )}
    </fieldset>
  )
}

type Shown = { readonly name: string; readonly picture: ReactNode; readonly whyNot: string }

const shownOption = (
  option: Exclude<ClaimOption, { type: 'PLACEHOLDER' }>,
  points: (amount: number) => string,
  text: Translate,
): Shown => {
  if (option.type === 'POINTS')
    return { name: points(option.points), picture: <Emoji emoji="✨" />, whyNot: '' }
  const { reward } = option
  if (reward === null)
    return { name: text('claims.gone'), picture: <Emoji emoji="🍂" />, whyNot: text('claims.another') }
  return {
    name: reward.name,
    picture: <ItemPicture item={reward} />,
    whyNot: reward.in_stock ? text('claims.otherCountry') : text('claims.outOfStock'),
  }
}
