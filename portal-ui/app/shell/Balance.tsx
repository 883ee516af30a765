import { LaurelMark } from '../../elements/LaurelMark.tsx'
import { useSignedIn } from '../connection/SignedInContext.ts'
import { useFormats } from '../connection/useFormats.ts'
import styles from './Balance.module.css'
import { useCountTo } from './useCountTo.ts'

/** What the person may spend. The figure counts to its new value; readers hear only the value it ends at. */
export const Balance = () => {
  const { user } = useSignedIn()
  const formats = useFormats()
  const shown = useCountTo(user.redeemable_points)
  return (
    <section className={styles.balance} aria-label="Your balance">
      <p className="seen-by-readers-only" role="status">
        You have {formats.points(user.redeemable_points)} to redeem.
      </p>
      <p className={styles.line} aria-hidden="true">
        <span className={styles.words}>You have</span>
        <span className={styles.figure}>
          <strong className={styles.count}>{formats.count(shown)}</strong> {formats.pointsWord(shown)}
        </span>
        <span className={styles.words}>
          to redeem, worth <span className={styles.money}>{formats.worth(shown)}</span>.
        </span>
      </p>
      {user.owed_points > 0 && (
        <p className={styles.owed}>
          You owe {formats.points(user.owed_points)};{' '}
          {formats.inTeamWords('your next points repay them first.')}
        </p>
      )}
      <LaurelMark className={styles.wreath} size={200} />
    </section>
  )
}
