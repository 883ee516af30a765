import { formatCount } from '@laurel/contract/wire/format/formatPoints.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Records } from './useRecords.ts'

type PagerProps = { readonly records: Pick<Records<unknown>, 'page' | 'perPage' | 'total' | 'setPage'> }

export const Pager = ({ records: { page, perPage, total, setPage } }: PagerProps) => {
  const last = Math.min(page * perPage, total)
  return (
    <Box
      component="nav"
      aria-label="Pages"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1,
        padding: '10px 16px',
        borderTop: '1px solid',
        borderColor: 'divider',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Box aria-live="polite" sx={{ color: 'text.secondary', fontSize: '0.875rem', marginRight: 'auto' }}>
        {formatCount((page - 1) * perPage + 1)}–{formatCount(last)} of {formatCount(total)}
      </Box>
      <Button size="small" variant="outlined" disabled={page === 1} onClick={() => setPage(page - 1)}>
        Previous
      </Button>
      <Button size="small" variant="outlined" disabled={last >= total} onClick={() => setPage(page + 1)}>
        Next
      </Button>
    </Box>
  )
}
