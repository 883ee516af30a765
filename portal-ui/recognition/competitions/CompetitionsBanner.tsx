import { Link } from 'wouter'
import { useFormats } from '../../app/connection/useFormats.ts'
import styles from './CompetitionsBanner.module.css'
import { useOwnCompetitions } from './competitionQueries.ts'
import { ownPlaceOf } from './competitionWords.ts'

const shownMax = 2

/** The competitions that run in one's channels, above the thanks. Nothing while there is none. */
export const CompetitionsBanner = () => {
  const formats = useFormats()
  const { data } = useOwnCompetitions()
  const running = (data?.running ?? []).filter(({ competition }) => competition.status === 'STARTED')
  if (running.length === 0) return null
  return (
    <aside className={styles.banner} aria-label="Competitions">
      <ul className={styles.list}>
        {running.slice(0, shownMax).map(({ competition, own }) => (
          <li key={competition.id}>
            <strong>{competition.title}</strong> {ownPlaceOf(competition, own, formats)}
          </li>
        ))}
      </ul>
      <Link to="/recognition/competitions" className={styles.more}>
        See competitions
      </Link>
    </aside>
  )
}
