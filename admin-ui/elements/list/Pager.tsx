import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useText } from '../../messages/useText.ts'
import { useFormats } from '../formats/useFormats.ts'

type PagerProps = {
  readonly page: number
  readonly perPage: number
  /** Undefined where it is not counted. */
  readonly total: number | undefined
  readonly hasNext?: boolean | undefined
  /** Another page is on its way, so that it is not known yet where the one after it begins. */
  readonly isLoading?: boolean | undefined
  readonly setPage: (page: number) => void
}

/** The pages of a list; nothing where one page holds it all. */
export const Pager = (props: PagerProps) => {
  const { page, perPage, total, isLoading = false, setPage } = props
  const { hasNext = total === undefined || page * perPage < total } = props
  const text = useText()
  const formats = useFormats()
  if (page === 1 && !hasNext) return null
  const first = formats.count((page - 1) * perPage + 1)
  const last = formats.count(Math.min(page * perPage, total ?? Number.POSITIVE_INFINITY))
  return (
    <Box component="nav" aria-label={text('list.pages')} sx={pagerStyle}>
      <Box aria-live="polite" sx={{ color: 'text.secondary', fontSize: '0.875rem', marginRight: 'auto' }}>
        {total === undefined
          ? text('list.openPosition', { first, last })
          : text('list.position', { first, last, total: formats.count(total) })}
      </Box>
      <Button size="small" variant="outlined" disabled={page === 1} onClick={() => setPage(page - 1)}>
        {text('list.previous')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        disabled={!hasNext}
        onClick={() => {
          if (!isLoading) setPage(page + 1)
        }}
      >
        {text('list.next')}
      </Button>
    </Box>
  )
}

const pagerStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  padding: '10px 16px',
  borderTop: '1px solid',
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
} as const
