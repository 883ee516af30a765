import { Link, useSearchParams } from 'wouter'
import { useSignedIn } from '../../app/connection/SignedInContext.ts'
import { useText } from '../../messages/useText.ts'
import styles from './NominationsPage.module.css'
import { OwnNominations } from './OwnNominations.tsx'
import { RunningCampaigns } from './RunningCampaigns.tsx'

/** The campaigns that the person may nominate in, and what they nominated so far. */
export const NominationsPage = () => {
  const text = useText()

  const { team } = useSignedIn()
  const [parameters] = useSearchParams()
  const nominated = parameters.get('nominated')
  return (
    <div className={styles.page}>
      <title>{text('nominations.page', { team: team.name })}</title>
      <p>
        <Link to="/recognition">
          <span aria-hidden="true">←</span> {text('nominations.back')}
        </Link>
      </p>
      <h1 className={styles.heading}>{text('nominations.title')}</h1>
      {nominated !== null && (
        <p className={styles.done} role="status">
          {text('nominations.nominated', { name: nominated })}
        </p>
      )}
      <section className={styles.part} aria-labelledby="running-campaigns">
        <h2 id="running-campaigns">{text('nominations.running')}</h2>
        <RunningCampaigns />
      </section>
      <section className={styles.part} aria-labelledby="own-nominations">
        <h2 id="own-nominations">{text('nominations.mine')}</h2>
        <OwnNominations />
      </section>
    </div>
  )
}
