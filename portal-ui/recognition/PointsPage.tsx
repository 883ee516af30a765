import type { PointsEntry } from '@laurel/contract/recognition/ownPoints.ts'
import { Link } from 'wouter'
import { useSignedIn } from '../app/connection/SignedInContext.ts'
import { useFormats } from '../app/connection/useFormats.ts'
import { Avatar } from '../elements/Avatar.tsx'
import { InfiniteList } from '../elements/InfiniteList.tsx'
import { LaurelMark } from '../elements/LaurelMark.tsx'
import { LoadingFailed } from '../elements/LoadingFailed.tsx'
import { MessageText } from '../elements/MessageText.tsx'
import { Notice } from '../elements/Notice.tsx'
import { Skeleton } from '../elements/Skeleton.tsx'
import { useText } from '../messages/useText.ts'
import { Lots } from './Lots.tsx'
import styles from './PointsPage.module.css'
import { reasonInWords } from './pointsWords.ts'
import { useOwnPoints } from './recognitionQueries.ts'

/** Every change of the person's points, the newest first, with the thanks, the award or the reward behind it. */
export const PointsPage = () => {
  const text = useText()

  const { team } = useSignedIn()
  const query = useOwnPoints()
  const entries = query.data?.pages.flatMap(page => page.entries)
  const title = text('thanks.whereFrom')
  return (
    <div className={styles.page}>
      <title>{`${title} · ${team.name}`}</title>
      <p>
        <Link to="/recognition">
          <span aria-hidden="true">←</span> {text('thanks.title')}
        </Link>
      </p>
      <h1 className={styles.heading}>{title}</h1>
      <Lots />
      {entries === undefined ? (
        query.isPending ? (
          <Skeleton height={320} />
        ) : (
          <LoadingFailed error={query.error} onRetry={() => void query.refetch()} />
        )
      ) : entries.length === 0 ? (
        <Notice picture={<LaurelMark size={44} />} title={text('thanks.points.none')}>
          {text('thanks.points.noneText')}
        </Notice>
      ) : (
        <InfiniteList
          items={entries}
          keyOf={({ id }) => id}
          className={styles.list}
          hasNextPage={query.hasNextPage}
          isFetchingNextPage={query.isFetchingNextPage}
          isFetchNextPageError={query.isFetchNextPageError}
          fetchNextPage={() => query.fetchNextPage()}
        >
          {entry => <Entry entry={entry} />}
        </InfiniteList>
      )}
    </div>
  )
}

const Entry = ({ entry }: { readonly entry: PointsEntry }) => {
  const text = useText()

  const formats = useFormats()
  const { points, balance, by, text: message, redemption_id: redemptionId } = entry
  return (
    <article className={styles.entry}>
      <Avatar person={by} size={40} />
      <div className={styles.what}>
        <h2 className={styles.reason}>{reasonInWords(entry, text)}</h2>
        {message !== null && (
          <p className={styles.text}>
            <MessageText text={message} />
          </p>
        )}
        <p className={styles.when}>
          <time dateTime={entry.occurred_at}>{formats.instant(entry.occurred_at)}</time>
          {redemptionId !== null && (
            <>
              {' · '}
              <Link to={`/redemptions/${redemptionId}`}>{text('thanks.points.seeRedemption')}</Link>
            </>
          )}
        </p>
      </div>
      <p className={styles.points} data-sign={points < 0 ? 'minus' : 'plus'}>
        {points > 0 && '+'}
        {formats.count(points)}
        {balance !== null && (
          <span className={styles.balance}>
            <span className="seen-by-readers-only">{text('thanks.points.balanceAfter')} </span>
            {formats.count(balance)}
          </span>
        )}
      </p>
    </article>
  )
}
