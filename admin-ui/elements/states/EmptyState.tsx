import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Sprig } from './Sprig.tsx'

type EmptyStateProps = {
  readonly title: string
  readonly sentence?: string
  /** At most one thing to do about it. */
  readonly action?: ReactNode
}

/** An empty list or page, with the next step. */
export const EmptyState = ({ title, sentence, action }: EmptyStateProps) => (
  <Stack
    sx={{ alignItems: 'center', textAlign: 'center', padding: { xs: '40px 20px', md: '64px 24px' }, gap: 1 }}
  >
    <Sprig />
    <Typography variant="h2" component="p" sx={{ marginTop: 1 }}>
      {title}
    </Typography>
    {sentence && (
      <Typography color="text.secondary" sx={{ maxWidth: 440 }}>
        {sentence}
      </Typography>
    )}
    {action && <Box sx={{ marginTop: 1.5 }}>{action}</Box>}
  </Stack>
)
