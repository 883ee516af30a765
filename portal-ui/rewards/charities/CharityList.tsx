import { InfiniteList } from '../../elements/InfiniteList.tsx'
import { LaurelMark } from '../../elements/LaurelMark.tsx'
import { LoadingFailed } from '../../elements/LoadingFailed.tsx'
import { Notice } from '../../elements/Notice.tsx'
import { TextWith } from '../../messages/TextWith.tsx'
import { type Translate, useText } from '../../messages/useText.ts'
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
  const text = useText()

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
        {list.isPlaceholderData
          ? text('elements.search.running')
          : foundText(nonprofits.length, list.hasNextPage, text)}
      </p>
      {correctedTo !== null && (
        <p className={styles.corrected}>
          <TextWith of="charities.corrected" parts={{ words: <strong>{correctedTo}</strong> }} />
        </p>
      )}
      {nonprofits.length === 0 ? (
        <Notice picture={<LaurelMark size={40} />} title={text('charities.noneFound')}>
          {sought.q === undefined ? undefined : text('charities.otherWords')}
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

const foundText = (count: number, hasMore: boolean, text: Translate): string =>
  count === 0
    ? text('charities.foundNone')
    : text(hasMore ? 'charities.foundMore' : 'charities.found', { smart_count: count })
