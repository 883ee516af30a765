import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** What narrows a list, above it. */
export const Toolbar = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, marginBottom: 2 }}>
    {children}
  </Box>
)
