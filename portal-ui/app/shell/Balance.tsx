import { LaurelMark } from '../../elements/LaurelMark.tsx'
import { TextWith } from '../../messages/TextWith.tsx'
import { useText } from '../../messages/useText.ts'
import { useSignedIn } from '../connection/SignedInContext.ts'
import { useFormats } from '../connection/useFormats.ts'
import styles from './Balance.module.css'
import { useCountTo } from './useCountTo.ts'

/** What the person may spend. The figure counts to its new value; readers hear only the value it ends at. */
export const Balance = () => {
  const text = useText()

  const { user } = useSignedIn()
  const formats = useFormats()
  const shown = useCountTo(user.redeemable_points)
  return (
    <section className={styles.balance} aria-label={text('shell.balance.label')}>
      <p className="seen-by-readers-only" role="status">
        {text('shell.balance.status', { points: formats.points(user.redeemable_points) })}
      </p>
      <p className={styles.line} aria-hidden="true">
        <span className={styles.words}>{text('shell.balance.before')}</span>
        <span className={styles.figure}>
          <strong className={styles.count}>{formats.count(shown)}</strong> {formats.pointsWord(shown)}
        </span>
        <span className={styles.words}>
          <TextWith
            of="shell.balance.after"
            parts={{ worth: <span className={styles.money}>{formats.worth(shown)}</span> }}
          />
        </span>
      </p>
      {user.owed_points > 0 && (
        <p className={styles.owed}>
          {text('shell.balance.owed', { points: formats.points(user.owed_points) })}
        </p>
      )}
      <LaurelMark className={styles.wreath} size={200} />
    </section>
  )
}
