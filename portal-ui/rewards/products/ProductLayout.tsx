import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { Gallery } from '../../elements/Gallery.tsx'
import { Skeleton } from '../../elements/Skeleton.tsx'
import { useText } from '../../messages/useText.ts'
import styles from './ProductLayout.module.css'

type ProductLayoutProps = {
  readonly title: string
  readonly images: readonly string[]
  /** Filters, price, address and the button. */
  readonly children: ReactNode
  /** What is said about it below the images. */
  readonly about?: ReactNode
}

/** The page of one product: images on one side, choices and the price on the other. */
export const ProductLayout = ({ title, images, children, about }: ProductLayoutProps) => (
  <article className={styles.page}>
    <div className={styles.images}>
      <Gallery name={title} images={images} />
    </div>
    <div className={styles.facts}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
    {about !== undefined && <div className={styles.about}>{about}</div>}
  </article>
)

export const BackLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <Link className={styles.back} to={to}>
    <span aria-hidden="true">← </span>
    {children}
  </Link>
)

export const ProductSkeleton = () => {
  const text = useText()
  return (
    <div className={styles.page}>
      <p className="seen-by-readers-only" role="status">
        {text('products.loading')}
      </p>
      <div className={styles.images}>
        <span className={styles.place}>
          <Skeleton height="100%" />
        </span>
      </div>
      <div className={styles.facts}>
        <Skeleton width="85%" height={34} />
        <Skeleton width="40%" height={26} />
        <Skeleton height={92} />
        <Skeleton height={48} />
      </div>
    </div>
  )
}
