import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Figures side by side, as many as fit. */
export const FigureRow = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Box
    component="section"
    aria-label={label}
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
      marginBottom: 4,
    }}
  >
    {children}
  </Box>
)
