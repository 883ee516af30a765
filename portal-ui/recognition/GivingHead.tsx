import { Link } from 'wouter'
import { useSignedIn } from '../app/connection/SignedInContext.ts'
import { useFormats } from '../app/connection/useFormats.ts'
import button from '../elements/Button.module.css'
import { TextWith } from '../messages/TextWith.tsx'
import { useText } from '../messages/useText.ts'
import styles from './GivingHead.module.css'
import { useGivingOptions } from './recognitionQueries.ts'

/** What the person may still give, and where their own points and their people's report are. */
export const GivingHead = () => {
  const text = useText()

  const { user } = useSignedIn()
  const formats = useFormats()
  const { data } = useGivingOptions()
  const left = user.shoutout_allowance_remaining
  return (
    <section className={styles.head} aria-labelledby="thanks-heading">
      <div>
        <h1 className={styles.heading} id="thanks-heading">
          {text('thanks.title')}
        </h1>
        <p className={styles.left}>
          {data === undefined ? (
            <TextWith of="thanks.canGive" parts={{ points: <strong>{formats.points(left)}</strong> }} />
          ) : (
            <TextWith
              of="thanks.canGiveUntil"
              parts={{
                points: <strong>{formats.points(left)}</strong>,
                day: formats.day(data.resets_at),
              }}
            />
          )}
        </p>
        <p className={styles.ways}>
          <Link to="/recognition/points">{text('thanks.whereFrom')}</Link>
          <Link to="/recognition/nominations">{text('thanks.nominations')}</Link>
          {user.subordinate_users.length > 0 && <a href="/reporting/summary">{text('thanks.report')}</a>}
        </p>
      </div>
      <Link to="/recognition/give" className={`${button.button} ${button.primary} ${styles.give}`}>
        {text('thanks.thankColleague')}
      </Link>
    </section>
  )
}
