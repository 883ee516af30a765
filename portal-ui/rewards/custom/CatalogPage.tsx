import { useSignedIn } from '../../app/connection/SignedInContext.ts'
import { Emoji } from '../../elements/Emoji.tsx'
import { InfiniteList } from '../../elements/InfiniteList.tsx'
import { LaurelMark } from '../../elements/LaurelMark.tsx'
import { LoadingFailed } from '../../elements/LoadingFailed.tsx'
import { Notice } from '../../elements/Notice.tsx'
import { PageSkeleton } from '../../elements/PageSkeleton.tsx'
import { SearchBox } from '../../elements/SearchBox.tsx'
import { useSearchWords } from '../../elements/useSearchWords.ts'
import { useText } from '../../messages/useText.ts'
import styles from './CatalogPage.module.css'
import { ItemCard } from './ItemCard.tsx'
import { useCatalogItems } from './queries.ts'

/** The items of the team's own catalog, the cheapest first. */
export const CatalogPage = () => {
  const text = useText()

  const { team } = useSignedIn()
  const [words, setWords] = useSearchWords()
  const list = useCatalogItems(words)
  const name = team.metadata.custom_catalog_name
  if (list.isPending) return <PageSkeleton />
  if (list.data === undefined)
    return <LoadingFailed level={1} error={list.error} onRetry={() => void list.refetch()} />
  const items = list.data.pages.flatMap(page => page.items)
  return (
    <section aria-labelledby="catalog-heading">
      <title>{`${name} · ${team.name}`}</title>
      <div className={styles.head}>
        <h1 className={styles.heading} id="catalog-heading">
          {name}
        </h1>
        {(items.length > 0 || words !== '') && (
          <SearchBox
            label={text('custom.search', { name })}
            placeholder={text('elements.search.hint')}
            words={words}
            onSearch={setWords}
          />
        )}
      </div>
      {items.length > 0 ? (
        <div
          className={list.isPlaceholderData ? styles.former : undefined}
          aria-busy={list.isPlaceholderData}
        >
          <InfiniteList
            items={items}
            keyOf={item => item.id}
            className={styles.grid}
            label={name}
            hasNextPage={list.hasNextPage}
            isFetchingNextPage={list.isFetchingNextPage}
            isFetchNextPageError={list.isFetchNextPageError}
            fetchNextPage={list.fetchNextPage}
          >
            {(item, index) => <ItemCard item={item} isFirst={index < 4} />}
          </InfiniteList>
        </div>
      ) : words === '' ? (
        <Notice picture={<LaurelMark size={44} />} title={text('custom.nothingYet')}>
          {text('custom.nothingYetText')}
        </Notice>
      ) : (
        <Notice picture={<Emoji emoji="🔎" />} title={text('custom.nothingFound')} role="status">
          {text('custom.nothingFoundText', { words })}
        </Notice>
      )}
    </section>
  )
}
