import { Skeleton } from '../../elements/Skeleton.tsx'
import { useText } from '../../messages/useText.ts'
import styles from './CharitiesPage.module.css'
import cardStyles from './CharityCard.module.css'

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** The places of the cards, while they load. */
export const CharitiesSkeleton = () => {
  const text = useText()
  return (
    <div>
      <p className="seen-by-readers-only" role="status">
        {text('charities.loading')}
      </p>
      <div className={styles.head}>
        <Skeleton width={220} height={30} />
      </div>
      <div className={styles.grid} aria-hidden="true">
        {places.map(place => (
          <div key={place} className={cardStyles.card}>
            <Skeleton width={52} height={52} />
            <span className={cardStyles.texts}>
              <Skeleton width={150} height={20} />
              <Skeleton width={100} />
              <Skeleton width={120} height={14} />
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
