import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useText } from '../../messages/useText.ts'

type MoreRowsProps = {
  /** These are of `useInfiniteQuery`. */
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly fetchNextPage: () => unknown
  /** How many rows are shown; a longer list looks for its end again. */
  readonly count: number
}

/** The end of a list that goes on while its end is in sight. After a failure it waits for a click. */
export const MoreRows = (props: MoreRowsProps) => {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, count } = props
  const text = useText()
  const end = useRef<HTMLDivElement>(null)
  const mayFetch = hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  const fetchMore = useRef(fetchNextPage)
  useEffect(() => {
    fetchMore.current = fetchNextPage
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a longer list may be in sight still.
  useEffect(() => {
    if (!mayFetch || !end.current || !globalThis.IntersectionObserver) return
    const sight = new IntersectionObserver(
      entries => entries.some(entry => entry.isIntersecting) && void fetchMore.current(),
      { rootMargin: '400px 0px' },
    )
    sight.observe(end.current)
    return () => sight.disconnect()
  }, [mayFetch, count])
  if (!hasNextPage) return null
  return (
    <Box ref={end} sx={{ display: 'grid', justifyItems: 'center', gap: 1, padding: 2 }}>
      {isFetchNextPageError && <Typography role="alert">{text('list.restFailed')}</Typography>}
      <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {text(isFetchNextPageError ? 'list.tryAgain' : 'list.more')}
      </Button>
    </Box>
  )
}
