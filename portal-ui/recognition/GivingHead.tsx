import { Link } from 'wouter'
import { useSignedIn } from '../app/connection/SignedInContext.ts'
import { useFormats } from '../app/connection/useFormats.ts'
import button from '../elements/Button.module.css'
import styles from './GivingHead.module.css'
import { useGivingOptions } from './recognitionQueries.ts'

/** What the person may still give, and where their own points and their people's report are. */
export const GivingHead = () => {
  const { user } = useSignedIn()
  const formats = useFormats()
  const { data } = useGivingOptions()
  const left = user.shoutout_allowance_remaining
  return (
    <section className={styles.head} aria-labelledby="thanks-heading">
      <div>
        <h1 className={styles.heading} id="thanks-heading">
          Thanks
        </h1>
        <p className={styles.left}>
          You can still give <strong>{formats.points(left)}</strong>
          {data !== undefined && ` until ${formats.day(data.resets_at)}`}.
        </p>
        <p className={styles.ways}>
          <Link to="/recognition/points">{formats.inTeamWords('Where my points come from')}</Link>
          <Link to="/recognition/nominations">Nominations</Link>
          {user.subordinate_users.length > 0 && <a href="/reporting/summary">Report of my people</a>}
        </p>
      </div>
      <Link to="/recognition/give" className={`${button.button} ${button.primary} ${styles.give}`}>
        Thank a colleague
      </Link>
    </section>
  )
}
