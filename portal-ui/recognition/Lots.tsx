import type { OwnLot } from '@laurel/contract/recognition/lots.ts'
import { useFormats } from '../app/connection/useFormats.ts'
import { LoadingFailed } from '../elements/LoadingFailed.tsx'
import { Skeleton } from '../elements/Skeleton.tsx'
import { useText } from '../messages/useText.ts'
import styles from './Lots.module.css'
import { reasonInWords } from './pointsWords.ts'
import { useOwnLots } from './recognitionQueries.ts'

/** What the person holds, by when it was received and when it expires. Nothing is shown while there is nothing to hold. */
export const Lots = () => {
  const formats = useFormats()
  const text = useText()
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
        {text('thanks.lots.title', { points: formats.points(points) })}
      </h2>
      <p className={styles.lead}>
        {next === null
          ? text('thanks.lots.oldestFirst')
          : text('thanks.lots.next', {
              points: formats.points(next.points),
              day: formats.calendarDay(next.day),
            })}
      </p>
      <details className={styles.details}>
        <summary>{text('thanks.lots.received')}</summary>
        <ul className={styles.list}>
          {lots.map(lot => (
            <Lot key={lot.id} lot={lot} />
          ))}
        </ul>
        {newer > 0 && (
          <p className={styles.lead}>{text('thanks.lots.newer', { points: formats.points(newer) })}</p>
        )}
      </details>
    </section>
  )
}

const Lot = ({ lot }: { readonly lot: OwnLot }) => {
  const formats = useFormats()
  const text = useText()
  const { left, points, received_at: receivedAt, expires_on: expiresOn } = lot
  return (
    <li className={styles.lot}>
      <span>
        {reasonInWords(lot, text)}
        <span className={styles.when}>
          <time dateTime={receivedAt}>{formats.day(receivedAt)}</time>
          {expiresOn !== null && ` · ${text('thanks.lots.expires', { day: formats.calendarDay(expiresOn) })}`}
        </span>
      </span>
      <span className={styles.left}>
        {left === points
          ? formats.count(left)
          : text('thanks.lots.leftOf', { left: formats.count(left), points: formats.count(points) })}
      </span>
    </li>
  )
}
