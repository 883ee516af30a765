import type { OwnRedemption } from '@laurel/contract/rewards/ownRedemption.ts'
import { useState } from 'react'
import { Button } from '../elements/Button.tsx'
import styles from './Delivery.module.css'
import { DeliveryDialog } from './DeliveryDialog.tsx'

/** The way to the codes, links and instructions of a redemption. They are fetched on demand. */
export const Delivery = ({ redemption }: { readonly redemption: OwnRedemption }) => {
  const [isOpen, setIsOpen] = useState(false)
  const { name } = redemption.redemption
  return (
    <div className={styles.way}>
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        {redemption.type === 'GIFT_CARD' ? 'Show my gift card' : 'Show what arrived'}
        <span className="seen-by-readers-only">: {name}</span>
      </Button>
      {isOpen && <DeliveryDialog redemption={redemption} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
