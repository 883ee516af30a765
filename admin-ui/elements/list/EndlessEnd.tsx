import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useInfinitePaginationContext, useListContext } from 'ra-core'
import { useText } from '../../messages/useText.ts'
import { useFormats } from '../formats/useFormats.ts'
import { MoreRows } from './MoreRows.tsx'

/** The end of an endless list: how many rows are shown, why more could not be read, and more rows as it comes near. */
export const EndlessEnd = () => {
  const text = useText()
  const formats = useFormats()
  const { data = [], total, error } = useListContext()
  const { hasNextPage = false, isFetchingNextPage, fetchNextPage } = useInfinitePaginationContext()
  const shown = formats.count(data.length)
  return (
    <>
      <Box aria-live="polite" sx={{ color: 'text.secondary', fontSize: '0.875rem', padding: '12px 16px' }}>
        {total === undefined
          ? text('list.shown', { shown })
          : text('list.shownOf', { shown, total: formats.count(total) })}
      </Box>
      {error && (
        <Alert severity="warning" sx={{ borderRadius: 0 }}>
          {error.message}
        </Alert>
      )}
      <MoreRows
        hasNextPage={hasNextPage}
        isFetchingNextPage={isFetchingNextPage}
        isFetchNextPageError={error !== null && error !== undefined}
        fetchNextPage={() => fetchNextPage()}
        count={data.length}
      />
    </>
  )
}
