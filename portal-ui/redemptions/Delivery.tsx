import type { OwnRedemption } from '@laurel/contract/rewards/ownRedemption.ts'
import { useState } from 'react'
import { Button } from '../elements/Button.tsx'
import { useText } from '../messages/useText.ts'
import styles from './Delivery.module.css'
import { DeliveryDialog } from './DeliveryDialog.tsx'
import { ResendGiftCard } from './ResendGiftCard.tsx'

/** The ways to the codes, links and instructions of a redemption: here on demand, or in another mail. */
export const Delivery = ({ redemption }: { readonly redemption: OwnRedemption }) => {
  const text = useText()

  const [isOpen, setIsOpen] = useState(false)
  const { name } = redemption.redemption
  const isSentCard = redemption.type === 'GIFT_CARD' && redemption.status === 'COMPLETE'
  if (!redemption.has_delivery && !isSentCard) return null
  return (
    <div className={styles.way}>
      {redemption.has_delivery && (
        <Button look="quiet" onClick={() => setIsOpen(true)}>
          {redemption.type === 'GIFT_CARD'
            ? text('redemptions.delivery.card')
            : text('redemptions.delivery.arrived')}
          <span className="seen-by-readers-only">: {name}</span>
        </Button>
      )}
      {isSentCard && <ResendGiftCard redemptionId={redemption.id} name={name} />}
      {isOpen && <DeliveryDialog redemption={redemption} onClose={() => setIsOpen(false)} />}
    </div>
  )
}
