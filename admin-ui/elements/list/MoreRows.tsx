import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useInfinitePaginationContext, useListContext } from 'ra-core'
import { useEffect, useRef } from 'react'
import { useText } from '../../messages/useText.ts'
import { useFormats } from '../formats/useFormats.ts'

/** Starts reading before the end of the list is in sight. */
const ahead = '600px'

/**
 * The end of an endless list: reads more rows as it comes near, or on a click. After a failure it waits for a click, so
 * that a failing server is not asked again and again.
 */
export const MoreRows = () => {
  const text = useText()
  const formats = useFormats()
  const { data, total, error } = useListContext()
  const { hasNextPage = false, isFetchingNextPage = false, fetchNextPage } = useInfinitePaginationContext()
  const end = useRef<HTMLDivElement>(null)
  const waits = hasNextPage && !isFetchingNextPage && !error
  useEffect(() => {
    if (!waits || !end.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage()
      },
      { rootMargin: ahead },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [waits, fetchNextPage])
  const shown = formats.count(data?.length ?? 0)
  return (
    <Box ref={end} sx={endStyle}>
      <Box component="span" aria-live="polite" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {total === undefined
          ? text('list.shown', { shown })
          : text('list.shownOf', { shown, total: formats.count(total) })}
      </Box>
      {error && <Alert severity="warning">{error.message}</Alert>}
      {hasNextPage && (
        <Button variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text('list.more')}
        </Button>
      )}
    </Box>
  )
}

const endStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  padding: '12px 16px',
} as const
