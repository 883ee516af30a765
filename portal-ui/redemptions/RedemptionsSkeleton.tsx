import { Skeleton } from '../elements/Skeleton.tsx'
import { useText } from '../messages/useText.ts'
import itemStyles from './RedemptionItem.module.css'
import styles from './RedemptionsPage.module.css'

export const RedemptionsSkeleton = () => {
  const text = useText()
  return (
    <div className={styles.groups}>
      <p className="seen-by-readers-only" role="status">
        {text('redemptions.loading')}
      </p>
      {['first', 'second'].map(place => (
        <div key={place} className={styles.group}>
          <div className={itemStyles.item}>
            <Skeleton width={56} height={56} />
            <div className={itemStyles.what}>
              <Skeleton width={200} height={20} />
              <Skeleton width={140} />
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
