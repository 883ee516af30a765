import { Skeleton } from '../../elements/Skeleton.tsx'
import { useText } from '../../messages/useText.ts'
import { RewardsSkeleton } from '../../rewards/company/RewardsSkeleton.tsx'
import styles from './Shell.module.css'

/** The shell before it is known whose it is, in the same places. */
export const ShellSkeleton = () => {
  const text = useText()
  return (
    <div className={styles.shell}>
      <p className="seen-by-readers-only" role="status">
        {text('shell.loading')}
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
}
