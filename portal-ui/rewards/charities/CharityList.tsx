import { InfiniteList } from '../../elements/InfiniteList.tsx'
import { LaurelMark } from '../../elements/LaurelMark.tsx'
import { LoadingFailed } from '../../elements/LoadingFailed.tsx'
import { Notice } from '../../elements/Notice.tsx'
import styles from './CharitiesPage.module.css'
import { CharitiesSkeleton } from './CharitiesSkeleton.tsx'
import { CharityCard } from './CharityCard.tsx'
import { useNonprofits } from './charityQueries.ts'

type CharityListProps = {
  readonly title: string
  readonly sought: { readonly q?: string; readonly category?: string }
}

/** One long list of nonprofits, which goes on as it is read. */
export const CharityList = ({ title, sought }: CharityListProps) => {
  const list = useNonprofits(sought)
  if (list.data === undefined)
    return list.isPending ? (
      <CharitiesSkeleton />
    ) : (
      <LoadingFailed error={list.error} onRetry={() => void list.refetch()} />
    )
  const nonprofits = list.data.pages.flatMap(page => page.nonprofits)
  const correctedTo = list.data.pages[0]?.corrected_to ?? null
  return (
    <section aria-label={title} aria-busy={list.isPlaceholderData}>
      <h2 className={styles.title}>{title}</h2>
      <p className="seen-by-readers-only" role="status">
        {list.isPlaceholderData ? 'Searching' : foundText(nonprofits.length, list.hasNextPage)}
      </p>
      {correctedTo !== null && (
        <p className={styles.corrected}>
          Showing results for <strong>{correctedTo}</strong>.
        </p>
      )}
      {nonprofits.length === 0 ? (
        <Notice picture={<LaurelMark size={40} />} title="No charities were found that match your search.">
          {sought.q === undefined ? undefined : 'Try fewer letters, another spelling, or the EIN.'}
        </Notice>
      ) : (
        <InfiniteList
          items={nonprofits}
          keyOf={({ ein }) => ein}
          className={[styles.grid, list.isPlaceholderData && styles.earlier].filter(Boolean).join(' ')}
          label={title}
          hasNextPage={list.hasNextPage}
          isFetchingNextPage={list.isFetchingNextPage}
          isFetchNextPageError={list.isFetchNextPageError}
          fetchNextPage={list.fetchNextPage}
        >
          {nonprofit => <CharityCard nonprofit={nonprofit} />}
        </InfiniteList>
      )}
    </section>
  )
}

const foundText = (count: number, hasMore: boolean): string =>
  count === 0
    ? 'No charities'
    : `${count}${hasMore ? ' or more' : ''} ${count === 1 ? 'charity' : 'charities'}`
