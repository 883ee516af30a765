import { addMilliseconds } from '@laurel/ledger/kernel/instant.ts'
import { Link } from 'wouter'
import { useSignedIn } from '../../app/connection/SignedInContext.ts'
import { useFormats } from '../../app/connection/useFormats.ts'
import { LaurelMark } from '../../elements/LaurelMark.tsx'
import { LoadingFailed } from '../../elements/LoadingFailed.tsx'
import { Notice } from '../../elements/Notice.tsx'
import { Skeleton } from '../../elements/Skeleton.tsx'
import { useText } from '../../messages/useText.ts'
import { CompetitionPanel } from './CompetitionPanel.tsx'
import styles from './CompetitionsPage.module.css'
import { useOwnCompetitions } from './competitionQueries.ts'
import { winnersOf } from './competitionWords.ts'

/** The competitions of one's channels, with one's own place, and how earlier ones ended. */
export const CompetitionsPage = () => {
  const text = useText()

  const { team } = useSignedIn()
  return (
    <div className={styles.page}>
      <title>{text('competitions.page', { team: team.name })}</title>
      <Link to="/recognition" className={styles.back}>
        {text('competitions.back')}
      </Link>
      <h1>{text('competitions.title')}</h1>
      <Competitions />
    </div>
  )
}

const Competitions = () => {
  const text = useText()

  const formats = useFormats()
  const query = useOwnCompetitions()
  const { data } = query
  if (data === undefined)
    return query.isPending ? (
      <Skeleton height={220} />
    ) : (
      <LoadingFailed error={query.error} onRetry={() => void query.refetch()} />
    )
  const { running, results } = data
  if (running.length === 0 && results.length === 0)
    return (
      <Notice picture={<LaurelMark size={44} />} title={text('competitions.none')}>
        {text('competitions.noneText')}
      </Notice>
    )
  return (
    <>
      {running.length === 0 && <p>{text('competitions.none')}</p>}
      {running.map(one => (
        <CompetitionPanel key={one.competition.id} running={one} />
      ))}
      {results.length > 0 && (
        <section className={styles.past} aria-labelledby="past-competitions">
          <h2 id="past-competitions">{text('competitions.past')}</h2>
          <ul className={styles.results}>
            {results.map(result => (
              <li key={result.id} className={styles.result}>
                <strong>{result.title}</strong>
                <span>{winnersOf(result, text)}</span>
                <span className={styles.muted}>
                  {formats.day(addMilliseconds(result.competition.end_reset_time, -1))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
