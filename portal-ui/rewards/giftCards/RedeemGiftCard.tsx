import type { GiftCardDetails } from '@laurel/contract/rewards/giftCard.ts'
import { redeemGiftCard } from '@laurel/contract/rewards/redeemGiftCard.ts'
import { useLocation } from 'wouter'
import { ConfirmPurchase } from '../../elements/ConfirmPurchase.tsx'
import { Picture } from '../../elements/Picture.tsx'
import { useText } from '../../messages/useText.ts'
import { usePurchase } from '../usePurchase.ts'
import type { PricedChoice } from './choice.ts'
import { useMoneyText } from './moneyText.ts'
import { promiseOf } from './vendorWords.ts'

type RedeemGiftCardProps = {
  readonly card: GiftCardDetails
  readonly priced: PricedChoice
  readonly onClose: () => void
}

/** Asks once more before points are spent on a card. A price that changed is shown and asked for again. */
export const RedeemGiftCard = ({ card, priced, onClose }: RedeemGiftCardProps) => {
  const text = useText()

  const moneyText = useMoneyText()
  const [, navigate] = useLocation()
  const { purchase, isPending, refusal, answer } = usePurchase({
    send: (connection, idempotencyKey) =>
      connection.client.call(
        redeemGiftCard,
        {
          params: { id: card.id },
          body: { variant_id: priced.variantId, value: priced.value, points: points() },
        },
        { idempotencyKey },
      ),
    sentences: { INSUFFICIENT_POINTS: text('purchase.notEnough') },
  })
  /** The price that the person sees: that of the page, or the one that the server named since. */
  const points = (): number => (answer?.error === 'PRICE_CHANGED' ? answer.points : priced.points)
  return (
    <ConfirmPurchase
      kind="giftCard"
      title={text('purchase.redeemTitle', { name: card.title })}
      picture={<Picture src={card.thumbnail} />}
      points={points()}
      priceLabel={text('giftCards.this')}
      lines={[{ label: text('giftCards.value'), value: moneyText(priced.money) }]}
      promise={promiseOf(card.vendor, text)}
      isPending={isPending}
      refusal={refusal}
      onConfirm={purchase}
      onClose={onClose}
      finalAction={{ label: text('giftCards.chooseAnother'), act: () => navigate('/gift-cards') }}
    />
  )
}
