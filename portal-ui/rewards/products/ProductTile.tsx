import { Link } from 'wouter'
import { Picture } from '../../elements/Picture.tsx'
import { Price } from '../../elements/Price.tsx'
import { Skeleton } from '../../elements/Skeleton.tsx'
import styles from './ProductTile.module.css'

type ProductTileProps = {
  readonly to: string
  readonly title: string
  readonly thumbnail: string | null
  readonly points: number
  readonly isFirst?: boolean
}

/** A product of a list: its picture, its title and its price. */
export const ProductTile = ({ to, title, thumbnail, points, isFirst = false }: ProductTileProps) => (
  <Link className={styles.tile} to={to}>
    <Picture src={thumbnail} shape="square" isFirst={isFirst} />
    <span className={styles.title}>{title}</span>
    <span className={styles.price}>
      <Price points={points} />
    </span>
  </Link>
)

const ProductTileSkeleton = () => (
  <div className={styles.tile}>
    <span className={styles.place}>
      <Skeleton height="100%" />
    </span>
    <Skeleton width="80%" />
    <Skeleton width="55%" />
  </div>
)

const places = ['1', '2', '3', '4', '5', '6', '7', '8']

/** The places of products, while they load. */
export const ProductsSkeleton = ({
  label,
  count = 8,
}: {
  readonly label: string
  readonly count?: number
}) => (
  <div className={styles.grid}>
    <p className="seen-by-readers-only" role="status">
      {label}
    </p>
    {places.slice(0, count).map(place => (
      <ProductTileSkeleton key={place} />
    ))}
  </div>
)
