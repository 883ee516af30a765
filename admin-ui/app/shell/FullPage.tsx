import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type ReactNode, useLayoutEffect } from 'react'
import { removeOutline } from '../outline/shownOutline.ts'
import { Brand } from './Brand.tsx'

type FullPageProps = {
  readonly title: string
  readonly sentence?: string
  /** Leaves room for a choice. */
  readonly isWide?: boolean
  readonly children?: ReactNode
}

/** A page without the shell: one thing to read and at most one thing to do. */
export const FullPage = ({ title, sentence, isWide = false, children }: FullPageProps) => {
  useLayoutEffect(removeOutline, [])
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', padding: 3 }}>
      <Stack
        spacing={2}
        sx={{ width: '100%', maxWidth: isWide ? 880 : 420, alignItems: 'center', textAlign: 'center' }}
      >
        <Brand size={44} />
        <Typography variant="h2" component="h1">
          {title}
        </Typography>
        {sentence && <Typography color="text.secondary">{sentence}</Typography>}
        {children}
      </Stack>
    </Box>
  )
}
