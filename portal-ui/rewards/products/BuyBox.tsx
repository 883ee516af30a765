import { type ReactNode, useId } from 'react'
import { AddressSelect } from '../../account/addresses/AddressSelect.tsx'
import { useSignedIn } from '../../app/connection/SignedInContext.ts'
import { Button } from '../../elements/Button.tsx'
import { useText } from '../../messages/useText.ts'
import styles from './BuyBox.module.css'

type BuyBoxProps = {
  /** The price, or why there is none. */
  readonly price: ReactNode
  /** Null while the choice has no price. */
  readonly points: number | null
  readonly addressId: string | null
  readonly onAddress: (id: string | null) => void
  /** What is missing before it can be bought, besides points and an address. */
  readonly missing: string | null
  /** A newer price is on its way. */
  readonly isBusy?: boolean
  /** Left out where the button has no place, such as without an address in the country. */
  readonly onBuy: (() => void) | null
}

/** Price, address and the button. It says what is missing while the product can't be bought, also without the button. */
export const BuyBox = ({
  price,
  points,
  addressId,
  onAddress,
  missing,
  isBusy = false,
  onBuy,
}: BuyBoxProps) => {
  const text = useText()

  const { user } = useSignedIn()
  const noteId = useId()
  const isShort = points !== null && user.redeemable_points < points
  const note =
    missing ??
    (isShort ? text('purchase.notEnoughToBuy') : null) ??
    (addressId === null && points !== null ? text('products.chooseAddress') : null)
  return (
    <div className={styles.box}>
      <div className={styles.price} aria-live="polite" aria-busy={isBusy}>
        {price}
      </div>
      <AddressSelect value={addressId} onChange={onAddress} />
      {onBuy !== null && (
        <Button
          className={styles.button}
          disabled={note !== null || points === null || isBusy}
          aria-describedby={note === null ? undefined : noteId}
          onClick={onBuy}
        >
          {text('purchase.buyNow')}
        </Button>
      )}
      {note !== null && (
        <p className={styles.note} id={noteId}>
          {note}
        </p>
      )}
    </div>
  )
}
