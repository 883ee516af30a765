import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { useEffect, useState } from 'react'
import { useText } from '../../messages/useText.ts'

const patienceMilliseconds = 300
const lines = [72, 58, 66, 49] as const

/** The outline of a page while its code loads. A fast load shows nothing. */
export const PageOutline = () => {
  const text = useText()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patienceMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Box role="status" aria-label={text('list.loading')} sx={{ minHeight: 480 }}>
      {isSlow && (
        <>
          <Skeleton variant="rounded" width={220} height={34} />
          <Skeleton variant="rounded" height={18} sx={{ width: 'min(440px, 80%)', marginTop: 1.5 }} />
          <Card sx={{ marginTop: 4, padding: { xs: 2.5, md: 3.5 }, display: 'grid', gap: 3 }}>
            {lines.map(width => (
              <Box key={width} sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 2 }}>
                <Skeleton variant="circular" width={36} height={36} />
                <Box sx={{ display: 'grid', gap: 0.75, alignContent: 'center' }}>
                  <Skeleton variant="rounded" height={14} width={`${width}%`} />
                  <Skeleton variant="rounded" height={12} width={`${width / 2}%`} />
                </Box>
              </Box>
            ))}
          </Card>
        </>
      )}
    </Box>
  )
}
