import { Skeleton } from '../../elements/Skeleton.tsx'
import { useText } from '../../messages/useText.ts'
import styles from './CompanyRewards.module.css'
import cardStyles from './RewardCard.module.css'

/** The rewards' places, while they load. */
export const RewardsSkeleton = () => {
  const text = useText()
  return (
    <div>
      <p className="seen-by-readers-only" role="status">
        {text('home.loading')}
      </p>
      <Skeleton width={240} height={34} />
      <div className={styles.lead}>
        <Skeleton width={320} />
      </div>
      <div className={styles.grid}>
        {['first', 'second', 'third'].map(place => (
          <div key={place} className={cardStyles.card}>
            <Skeleton width={64} height={64} />
            <Skeleton width="70%" height={22} />
            <Skeleton />
            <Skeleton width="85%" />
            <div className={cardStyles.act}>
              <Skeleton height={44} />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
