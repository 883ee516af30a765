import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useEffect, useState } from 'react'
import { isOutlineShown } from '../../app/outline/shownOutline.ts'
import { useText } from '../../messages/useText.ts'

const patienceMilliseconds = 300
const rows = [0, 1, 2, 3, 4, 5]

/** Rows in outline, shown only when the wait is long enough to be noticed, or is noticed already. */
export const LoadingRows = ({ columns }: { readonly columns: number }) => {
  const text = useText()
  const [isSlow, setSlow] = useState(isOutlineShown)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patienceMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Box
      role="status"
      aria-label={text('list.loading')}
      sx={{ padding: 2, minHeight: 320, display: 'grid', gap: 2.25, alignContent: 'start' }}
    >
      {isSlow &&
        rows.map(row => (
          <Box key={row} sx={{ display: 'grid', gridTemplateColumns: `repeat(${columns}, 1fr)`, gap: 3 }}>
            {Array.from({ length: columns }, (_, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: outlines have no other identity than their place.
              <Skeleton key={column} variant="rounded" height={20} width={column === 0 ? '85%' : '60%'} />
            ))}
          </Box>
        ))}
    </Box>
  )
}
