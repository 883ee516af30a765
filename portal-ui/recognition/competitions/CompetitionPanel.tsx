import type { CompetitionPlace } from '@laurel/contract/awards/competition.ts'
import type { ownCompetitions } from '@laurel/contract/awards/competitions.ts'
import type { ResponseOf } from '@laurel/contract/wire/call.ts'
import { useState } from 'react'
import { useFormats } from '../../app/connection/useFormats.ts'
import { Avatar } from '../../elements/Avatar.tsx'
import { LoadingFailed } from '../../elements/LoadingFailed.tsx'
import { useText } from '../../messages/useText.ts'
import styles from './CompetitionPanel.module.css'
import { useLeaderboard } from './competitionQueries.ts'
import { ownPlaceOf, ruleOf, scoreOf, timesOf } from './competitionWords.ts'

type Running = ResponseOf<typeof ownCompetitions>['running'][number]

/** One competition: what decides it, one's own place, and the leaders. All places open on demand. */
export const CompetitionPanel = ({ running }: { readonly running: Running }) => {
  const text = useText()

  const { competition, own, leaders } = running
  const formats = useFormats()
  const [isWhole, setWhole] = useState(false)
  const whole = useLeaderboard(competition.id, isWhole)
  const places = whole.data?.leaderboard ?? leaders
  return (
    <article className={styles.panel} aria-label={competition.title}>
      <p className={styles.times}>{timesOf(competition, formats, text)}</p>
      <h2 className={styles.title}>{competition.title}</h2>
      <p className={styles.muted}>
        {ruleOf(competition, text)} {text('competitions.award', { award: competition.award.name })}
      </p>
      <p className={styles.own}>{ownPlaceOf(competition, own, formats, text)}</p>
      {places.length > 0 && competition.status === 'STARTED' && (
        <ol className={styles.places}>
          {places.map(place => (
            <Line
              key={place.id}
              place={place}
              isOwn={place.id === own?.id}
              score={scoreOf(competition, place.score, formats, text)}
              rank={formats.count(place.rank)}
            />
          ))}
        </ol>
      )}
      {whole.error !== null && <LoadingFailed error={whole.error} onRetry={() => void whole.refetch()} />}
      {leaders.length === leadersShown && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? text('competitions.fewer') : text('competitions.all')}
        </button>
      )}
    </article>
  )
}

const leadersShown = 3

type LineProps = {
  readonly place: CompetitionPlace
  readonly isOwn: boolean
  readonly rank: string
  readonly score: string
}

const Line = ({ place, isOwn, rank, score }: LineProps) => {
  const text = useText()
  return (
    <li className={styles.place} aria-current={isOwn ? 'true' : undefined}>
      <span className={styles.rank}>{rank}</span>
      {place.type === 'user' && <Avatar person={place} />}
      <span className={styles.name}>{place.name || text('competitions.deletedGroup')}</span>
      <span className={styles.score}>{score}</span>
    </li>
  )
}
