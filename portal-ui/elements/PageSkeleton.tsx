import { useText } from '../messages/useText.ts'
import styles from './PageSkeleton.module.css'
import { Skeleton } from './Skeleton.tsx'

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** The places of a page that shows cards, while its script loads. */
export const PageSkeleton = () => {
  const text = useText()
  return (
    <div className={styles.page}>
      <p className="seen-by-readers-only" role="status">
        {text('states.loadingPage')}
      </p>
      <Skeleton width={240} height={38} />
      <CardsSkeleton />
    </div>
  )
}

/** The places of the cards of a catalog, while they load. */
export const CardsSkeleton = ({ count = 8 }: { readonly count?: number }) => (
  <div className={styles.cards} aria-hidden="true">
    {cards.slice(0, count).map(card => (
      <div key={card} className={styles.card}>
        <div className={styles.picture}>
          <Skeleton height="100%" />
        </div>
        <Skeleton width="70%" height={20} />
        <Skeleton width="40%" />
      </div>
    ))}
  </div>
)
