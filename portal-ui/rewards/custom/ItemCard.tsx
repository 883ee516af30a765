import type { CatalogItem } from '@laurel/contract/rewards/catalogItem.ts'
import { Link } from 'wouter'
import { Price } from '../../elements/Price.tsx'
import { useText } from '../../messages/useText.ts'
import styles from './ItemCard.module.css'
import { ItemPicture } from './ItemPicture.tsx'

type ItemCardProps = { readonly item: CatalogItem; readonly isFirst: boolean }

export const ItemCard = ({ item, isFirst }: ItemCardProps) => {
  const text = useText()
  return (
    <Link href={`/custom/${item.id}`} className={styles.card}>
      <ItemPicture item={item} isFirst={isFirst} />
      <span className={styles.words}>
        <span className={styles.name}>{item.name}</span>
        <Price points={item.point_cost} />
        {!item.in_stock && <span className={styles.gone}>{text('purchase.outOfStock')}</span>}
      </span>
    </Link>
  )
}
