import { Link, useSearchParams } from 'wouter'
import { useSignedIn } from '../../app/connection/SignedInContext.ts'
import styles from './NominationsPage.module.css'
import { OwnNominations } from './OwnNominations.tsx'
import { RunningCampaigns } from './RunningCampaigns.tsx'

/** The campaigns that the person may nominate in, and what they nominated so far. */
export const NominationsPage = () => {
  const { team } = useSignedIn()
  const [parameters] = useSearchParams()
  const nominated = parameters.get('nominated')
  return (
    <div className={styles.page}>
      <title>{`Nominations · ${team.name}`}</title>
      <p>
        <Link to="/recognition">
          <span aria-hidden="true">←</span> Thanks
        </Link>
      </p>
      <h1 className={styles.heading}>Nominations</h1>
      {nominated !== null && (
        <p className={styles.done} role="status">
          You nominated {nominated}. You get a message when the campaign ends.
        </p>
      )}
      <section className={styles.part} aria-labelledby="running-campaigns">
        <h2 id="running-campaigns">Running campaigns</h2>
        <RunningCampaigns />
      </section>
      <section className={styles.part} aria-labelledby="own-nominations">
        <h2 id="own-nominations">My nominations</h2>
        <OwnNominations />
      </section>
    </div>
  )
}
