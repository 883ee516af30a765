import type { OwnLot } from '@laurel/contract/recognition/lots.ts'
import { useFormats } from '../app/connection/useFormats.ts'
import { LoadingFailed } from '../elements/LoadingFailed.tsx'
import { Skeleton } from '../elements/Skeleton.tsx'
import styles from './Lots.module.css'
import { reasonInWords } from './pointsWords.ts'
import { useOwnLots } from './recognitionQueries.ts'

/** What the person holds, by when it was received and when it expires. Nothing is shown while there is nothing to hold. */
export const Lots = () => {
  const formats = useFormats()
  const { data, error, isPending, refetch } = useOwnLots()
  if (data === undefined)
    return isPending ? (
      <Skeleton height={96} />
    ) : (
      <LoadingFailed error={error} onRetry={() => void refetch()} />
    )
  const { points, lots, next, newer } = data
  if (lots.length === 0) return null
  return (
    <section className={styles.lots} aria-labelledby="lots">
      <h2 id="lots" className={styles.title}>
        You hold {formats.points(points)}
      </h2>
      <p className={styles.lead}>
        {next === null
          ? 'The oldest ones are redeemed first.'
          : `${formats.points(next.points)} expire on ${formats.calendarDay(next.day)}. The oldest ones are redeemed first.`}
      </p>
      <details className={styles.details}>
        <summary>When you received them</summary>
        <ul className={styles.list}>
          {lots.map(lot => (
            <Lot key={lot.id} lot={lot} />
          ))}
        </ul>
        {newer > 0 && <p className={styles.lead}>{formats.points(newer)} more came later.</p>}
      </details>
    </section>
  )
}

const Lot = ({ lot }: { readonly lot: OwnLot }) => {
  const formats = useFormats()
  const { left, points, received_at: receivedAt, expires_on: expiresOn } = lot
  return (
    <li className={styles.lot}>
      <span>
        {formats.inTeamWords(reasonInWords(lot))}
        <span className={styles.when}>
          <time dateTime={receivedAt}>{formats.day(receivedAt)}</time>
          {expiresOn !== null && ` · Expires ${formats.calendarDay(expiresOn)}`}
        </span>
      </span>
      <span className={styles.left}>
        {left === points ? formats.count(left) : `${formats.count(left)} of ${formats.count(points)}`}
      </span>
    </li>
  )
}
