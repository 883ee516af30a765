import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../messages/useText.ts'
import { Button } from './Button.tsx'
import styles from './InfiniteList.module.css'

type InfiniteListProps<Item> = {
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  readonly children: (item: Item, index: number) => ReactNode
  /** The class of the list, such as a grid. */
  readonly className?: string | undefined
  readonly label?: string
  /** These are of `useInfiniteQuery`. */
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly fetchNextPage: () => unknown
}

/**
 * A list that goes on as a reader nears its end. The shell restores where it was scrolled to on Back; the pages are
 * still known to the query then.
 */
export const InfiniteList = <Item,>({
  items,
  keyOf,
  children,
  className,
  label,
  hasNextPage,
  isFetchingNextPage,
  isFetchNextPageError,
  fetchNextPage,
}: InfiniteListProps<Item>) => {
  const text = useText()

  const end = useRef<HTMLDivElement>(null)
  const mayFetch = hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  const fetchMore = useRef(fetchNextPage)
  useEffect(() => {
    fetchMore.current = fetchNextPage
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: The end of a longer list may be in sight still.
  useEffect(() => {
    if (!mayFetch || !end.current || !globalThis.IntersectionObserver) return
    const sight = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && void fetchMore.current(),
      { rootMargin: '600px 0px' },
    )
    sight.observe(end.current)
    return () => sight.disconnect()
  }, [mayFetch, items.length])
  return (
    <>
      <ul className={className} aria-label={label}>
        {items.map((item, index) => (
          <li key={keyOf(item)} className={styles.item}>
            {children(item, index)}
          </li>
        ))}
      </ul>
      <div className={styles.end} ref={end}>
        {isFetchNextPageError && <p role="alert">{text('elements.list.failed')}</p>}
        {hasNextPage && (
          <Button look="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchNextPageError
              ? text('action.retry')
              : isFetchingNextPage
                ? text('elements.list.loading')
                : text('elements.list.more')}
          </Button>
        )}
      </div>
    </>
  )
}
