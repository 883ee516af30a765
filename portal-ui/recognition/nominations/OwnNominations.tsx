import type { OwnNomination } from '@laurel/contract/awards/ownNominations.ts'
import { useFormats } from '../../app/connection/useFormats.ts'
import { Avatar } from '../../elements/Avatar.tsx'
import { InfiniteList } from '../../elements/InfiniteList.tsx'
import { LoadingFailed } from '../../elements/LoadingFailed.tsx'
import { MessageText } from '../../elements/MessageText.tsx'
import { Skeleton } from '../../elements/Skeleton.tsx'
import { type Translate, useText } from '../../messages/useText.ts'
import styles from './NominationsPage.module.css'
import { useOwnNominations } from './nominationQueries.ts'

export const OwnNominations = () => {
  const text = useText()

  const query = useOwnNominations()
  const nominations = query.data?.pages.flatMap(page => page.nominations)
  if (nominations === undefined)
    return query.isPending ? (
      <Skeleton height={200} />
    ) : (
      <LoadingFailed error={query.error} onRetry={() => void query.refetch()} />
    )
  if (nominations.length === 0) return <p className={styles.none}>{text('nominations.mineNone')}</p>
  return (
    <InfiniteList
      items={nominations}
      keyOf={({ id }) => id}
      className={styles.list}
      label={text('nominations.mine')}
      hasNextPage={query.hasNextPage}
      isFetchingNextPage={query.isFetchingNextPage}
      isFetchNextPageError={query.isFetchNextPageError}
      fetchNextPage={() => query.fetchNextPage()}
    >
      {nomination => <Nomination nomination={nomination} />}
    </InfiniteList>
  )
}

const Nomination = ({ nomination }: { readonly nomination: OwnNomination }) => {
  const text = useText()

  const formats = useFormats()
  const { user, campaign, message, created_at: createdAt } = nomination
  return (
    <article className={styles.nomination}>
      <Avatar person={user} size={40} />
      <div className={styles.words}>
        <h3 className={styles.title}>{user?.name ?? text('nominations.former')}</h3>
        <p className={styles.detail}>
          {campaign.title} · <time dateTime={createdAt}>{formats.day(createdAt)}</time>
        </p>
        {message !== '' && (
          <p className={styles.message}>
            <MessageText text={message} />
          </p>
        )}
        <p className={styles.outcome} data-status={campaign.status}>
          {outcomeOf(campaign, text)}
        </p>
      </div>
    </article>
  )
}

const outcomeOf = ({ status, winners }: OwnNomination['campaign'], text: Translate): string => {
  switch (status) {
    case 'OPEN':
      return text('nominations.open')
    case 'PENDING':
      return text('nominations.pending')
    case 'COMPLETE':
      return winners.length === 0
        ? text('nominations.noWinner')
        : text('nominations.wonBy', { names: winners.map(({ name }) => name).join(', ') })
  }
}
