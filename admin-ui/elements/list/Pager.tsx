import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useText } from '../../messages/useText.ts'
import { useFormats } from '../formats/useFormats.ts'

type PagerProps = {
  readonly page: number
  readonly perPage: number
  readonly total: number
  readonly setPage: (page: number) => void
}

/** The pages of a list; nothing where one page holds it all. */
export const Pager = ({ page, perPage, total, setPage }: PagerProps) => {
  const text = useText()
  const formats = useFormats()
  if (total <= perPage) return null
  return (
    <Box component="nav" aria-label={text('list.pages')} sx={pagerStyle}>
      <Box aria-live="polite" sx={{ color: 'text.secondary', fontSize: '0.875rem', marginRight: 'auto' }}>
        {text('list.position', {
          first: formats.count((page - 1) * perPage + 1),
          last: formats.count(Math.min(page * perPage, total)),
          total: formats.count(total),
        })}
      </Box>
      <Button size="small" variant="outlined" disabled={page === 1} onClick={() => setPage(page - 1)}>
        {text('list.previous')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        disabled={page * perPage >= total}
        onClick={() => setPage(page + 1)}
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
