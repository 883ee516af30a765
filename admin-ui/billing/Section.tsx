import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

type SectionProps = { readonly title: string; readonly action?: ReactNode; readonly children: ReactNode }

/** A part of a page of billing, with what can be done about it. */
export const Section = ({ title, action, children }: SectionProps) => {
  const titleId = useId()
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Typography variant="h2" id={titleId} sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  )
}
