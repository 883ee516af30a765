import { useSignedIn } from '../../app/connection/SignedInContext.ts'
import { Button } from '../../elements/Button.tsx'
import { InfiniteList } from '../../elements/InfiniteList.tsx'
import { LaurelMark } from '../../elements/LaurelMark.tsx'
import { LoadingFailed } from '../../elements/LoadingFailed.tsx'
import { Notice } from '../../elements/Notice.tsx'
import { SearchBox } from '../../elements/SearchBox.tsx'
import { useSearchWords } from '../../elements/useSearchWords.ts'
import { useText } from '../../messages/useText.ts'
import styles from './GiftCardsPage.module.css'
import { GiftCardTile, GiftCardTileSkeleton } from './GiftCardTile.tsx'
import { useGiftCards } from './giftCardQueries.ts'
import { RequestGiftCard } from './RequestGiftCard.tsx'

const searchDelayMilliseconds = 250
/** Pictures of the first row are fetched first. */
const firstRow = 4

/** The gift cards of the member's country. Where there are none, people order one by hand. */
export const GiftCardsPage = () => {
  const text = useText()

  const { team } = useSignedIn()
  const [words, setWords] = useSearchWords()
  const cards = useGiftCards(words)
  const found = cards.data?.pages.flatMap(page => page.gift_cards)
  // Cards may move between pages while a catalog is synced.
  const unique = found && [...new Map(found.map(card => [card.id, card])).values()]
  const isEmptyRegion = words === '' && !cards.isPlaceholderData && unique?.length === 0
  return (
    <>
      <title>{text('giftCards.page', { team: team.name })}</title>
      <header className={styles.head}>
        <h1 className={styles.heading}>{text('giftCards.title')}</h1>
        {!isEmptyRegion && (
          <SearchBox
            label={text('giftCards.search')}
            placeholder={text('elements.search.hint')}
            words={words}
            onSearch={setWords}
            delayMilliseconds={searchDelayMilliseconds}
          />
        )}
      </header>
      {unique === undefined ? (
        cards.isPending ? (
          <Loading />
        ) : (
          <LoadingFailed error={cards.error} onRetry={() => void cards.refetch()} />
        )
      ) : isEmptyRegion ? (
        <RequestGiftCard />
      ) : unique.length === 0 && !cards.isPlaceholderData ? (
        <NothingFound words={words} onClear={() => setWords('')} />
      ) : (
        <div aria-busy={cards.isPlaceholderData}>
          <p className="seen-by-readers-only" role="status">
            {cards.isPlaceholderData
              ? text('elements.search.running')
              : words === ''
                ? ''
                : text('giftCards.for', { words })}
          </p>
          <InfiniteList
            items={unique}
            keyOf={card => card.id}
            className={styles.grid}
            label={text('giftCards.label')}
            hasNextPage={cards.hasNextPage && !cards.isPlaceholderData}
            isFetchingNextPage={cards.isFetchingNextPage}
            isFetchNextPageError={cards.isFetchNextPageError}
            fetchNextPage={cards.fetchNextPage}
          >
            {(card, index) => <GiftCardTile card={card} isFirst={index < firstRow} />}
          </InfiniteList>
        </div>
      )}
    </>
  )
}

const Loading = () => {
  const text = useText()
  return (
    <div className={styles.grid}>
      <p className="seen-by-readers-only" role="status">
        {text('giftCards.loading')}
      </p>
      {['1', '2', '3', '4', '5', '6', '7', '8'].map(place => (
        <GiftCardTileSkeleton key={place} />
      ))}
    </div>
  )
}

const NothingFound = ({ words, onClear }: { readonly words: string; readonly onClear: () => void }) => {
  const text = useText()
  return (
    <Notice
      role="status"
      picture={<LaurelMark size={40} />}
      title={text('giftCards.noMatch', { words })}
      action={<Button onClick={onClear}>{text('giftCards.showAll')}</Button>}
    >
      {text('giftCards.noMatchText')}
    </Notice>
  )
}
