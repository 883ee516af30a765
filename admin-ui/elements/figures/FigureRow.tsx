import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Figures side by side, as many as fit. */
export const FigureRow = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Box
    component="section"
    aria-label={label}
    sx={{
      display: 'grid',
      gap: { xs: 1.5, sm: 2 },
      gridTemplateColumns: {
        xs: 'repeat(auto-fit, minmax(150px, 1fr))',
        sm: 'repeat(auto-fit, minmax(190px, 1fr))',
      },
      marginBottom: 4,
      '& > :last-child:nth-child(odd)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
    }}
  >
    {children}
  </Box>
)
