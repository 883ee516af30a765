import type { OwnNomination } from '@laurel/contract/awards/ownNominations.ts'
import { useFormats } from '../../app/connection/useFormats.ts'
import { Avatar } from '../../elements/Avatar.tsx'
import { InfiniteList } from '../../elements/InfiniteList.tsx'
import { LoadingFailed } from '../../elements/LoadingFailed.tsx'
import { MessageText } from '../../elements/MessageText.tsx'
import { Skeleton } from '../../elements/Skeleton.tsx'
import styles from './NominationsPage.module.css'
import { useOwnNominations } from './nominationQueries.ts'

export const OwnNominations = () => {
  const query = useOwnNominations()
  const nominations = query.data?.pages.flatMap(page => page.nominations)
  if (nominations === undefined)
    return query.isPending ? (
      <Skeleton height={200} />
    ) : (
      <LoadingFailed error={query.error} onRetry={() => void query.refetch()} />
    )
  if (nominations.length === 0)
    return <p className={styles.none}>The colleagues you nominate are listed here, with how it ended.</p>
  return (
    <InfiniteList
      items={nominations}
      keyOf={({ id }) => id}
      className={styles.list}
      label="My nominations"
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
  const formats = useFormats()
  const { user, campaign, message, created_at: createdAt } = nomination
  return (
    <article className={styles.nomination}>
      <Avatar person={user} size={40} />
      <div className={styles.words}>
        <h3 className={styles.title}>{user?.name ?? 'A former colleague'}</h3>
        <p className={styles.detail}>
          {campaign.title} · <time dateTime={createdAt}>{formats.day(createdAt)}</time>
        </p>
        {message !== '' && (
          <p className={styles.message}>
            <MessageText text={message} />
          </p>
        )}
        <p className={styles.outcome} data-status={campaign.status}>
          {outcomeOf(campaign)}
        </p>
      </div>
    </article>
  )
}

const outcomeOf = ({ status, winners }: OwnNomination['campaign']): string => {
  switch (status) {
    case 'OPEN':
      return 'Takes nominations'
    case 'PENDING':
      return 'The winner is being chosen'
    case 'COMPLETE':
      return winners.length === 0
        ? 'Ended without a winner'
        : `Won by ${winners.map(({ name }) => name).join(', ')}`
  }
}
