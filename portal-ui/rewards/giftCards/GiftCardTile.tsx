import type { GiftCard } from '@laurel/contract/rewards/giftCard.ts'
import { Link } from 'wouter'
import { Picture } from '../../elements/Picture.tsx'
import { Price } from '../../elements/Price.tsx'
import { Skeleton } from '../../elements/Skeleton.tsx'
import { useText } from '../../messages/useText.ts'
import styles from './GiftCardTile.module.css'
import { useMoneyText } from './moneyText.ts'

type GiftCardTileProps = { readonly card: GiftCard; readonly isFirst?: boolean }

/** A gift card of a list: its picture, its name and the least that it costs. */
export const GiftCardTile = ({ card, isFirst = false }: GiftCardTileProps) => {
  const text = useText()

  const moneyText = useMoneyText()
  return (
    <Link className={styles.tile} to={`/gift-cards/${card.id}`}>
      <Picture src={card.thumbnail} isFirst={isFirst} />
      <span className={styles.title}>{card.title}</span>
      <span className={styles.price}>
        {card.from === null ? (
          text('home.soldOut')
        ) : (
          <Price isFrom points={card.from.points} money={moneyText(card.from.money)} />
        )}
      </span>
    </Link>
  )
}

export const GiftCardTileSkeleton = () => (
  <div className={styles.tile}>
    <span className={styles.place}>
      <Skeleton height="100%" />
    </span>
    <Skeleton width="80%" />
    <Skeleton width="55%" />
  </div>
)
