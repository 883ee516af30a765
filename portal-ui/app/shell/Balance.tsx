import { formatPointsAsMoney } from '@laurel/contract/wire/format/formatMoney.ts'
import { formatCount, formatPoints } from '@laurel/contract/wire/format/formatPoints.ts'
import { LaurelMark } from '../../elements/LaurelMark.tsx'
import { useSignedIn } from '../connection/SignedInContext.ts'
import styles from './Balance.module.css'
import { useCountTo } from './useCountTo.ts'

/** What the person may spend. The figure counts to its new value; readers hear only the value it ends at. */
export const Balance = () => {
  const { user, team } = useSignedIn()
  const shown = useCountTo(user.redeemable_points)
  const name = formatPoints(shown, team.points_name).slice(formatCount(shown).length + 1)
  return (
    <section className={styles.balance} aria-label="Your balance">
      <p className="seen-by-readers-only" role="status">
        You have {formatPoints(user.redeemable_points, team.points_name)} to redeem.
      </p>
      <p className={styles.line} aria-hidden="true">
        <span className={styles.words}>You have</span>
        <span className={styles.figure}>
          <strong className={styles.count}>{formatCount(shown)}</strong> {name}
        </span>
        <span className={styles.words}>
          to redeem, worth <span className={styles.money}>{formatPointsAsMoney(shown)}</span>.
        </span>
      </p>
      {user.owed_points > 0 && (
        <p className={styles.owed}>
          You owe {formatPoints(user.owed_points, team.points_name)}; your next points repay them first.
        </p>
      )}
      <LaurelMark className={styles.wreath} size={200} />
    </section>
  )
}
