import type { ownCompetitions } from '@laurel/contract/awards/competitions.ts'
import type { ResponseOf } from '@laurel/contract/wire/call.ts'
import { Link } from 'wouter'
import { useFormats } from '../../app/connection/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import styles from './CompetitionsBanner.module.css'
import { useOwnCompetitions } from './competitionQueries.ts'
import { ownPlaceOf } from './competitionWords.ts'

const shownMax = 2

type Running = ResponseOf<typeof ownCompetitions>['running'][number]

/** Those where the person has a place come first, then those that end first. */
const orderOf = ({ own, competition }: Running): number =>
  Date.parse(competition.end_reset_time) + (own === null ? 1e15 : 0)

/** The competitions that run in one's channels, above the thanks. Nothing while there is none. */
export const CompetitionsBanner = () => {
  const text = useText()

  const formats = useFormats()
  const { data } = useOwnCompetitions()
  const running = (data?.running ?? [])
    .filter(({ competition }) => competition.status === 'STARTED')
    .sort((one, other) => orderOf(one) - orderOf(other))
  if (running.length === 0) return null
  return (
    <aside className={styles.banner} aria-label={text('competitions.title')}>
      <ul className={styles.list}>
        {running.slice(0, shownMax).map(({ competition, own }) => (
          <li key={competition.id}>
            <strong>{competition.title}</strong> {ownPlaceOf(competition, own, formats, text)}
          </li>
        ))}
      </ul>
      <Link to="/recognition/competitions" className={styles.more}>
        {text('competitions.see')}
      </Link>
    </aside>
  )
}
