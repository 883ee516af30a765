import { Skeleton } from '../../elements/Skeleton.tsx'
import { RewardsSkeleton } from '../../rewards/company/RewardsSkeleton.tsx'
import styles from './Shell.module.css'

/** The shell before it is known whose it is, in the same places. */
export const ShellSkeleton = () => (
  <div className={styles.shell}>
    <p className="seen-by-readers-only" role="status">
      Loading your rewards
    </p>
    <div className={styles.page}>
      <Skeleton width={160} height={32} />
      <div className={styles.content}>
        <Skeleton height={168} />
      </div>
      <RewardsSkeleton />
    </div>
  </div>
)
