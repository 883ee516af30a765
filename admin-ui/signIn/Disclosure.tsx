import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

type DisclosureProps = { readonly title: string; readonly children: ReactNode }

/** A text that is there to be read, and out of the way until somebody wants to. */
export const Disclosure = ({ title, children }: DisclosureProps) => (
  <Box
    component="details"
    sx={{
      borderTop: 1,
      borderColor: 'divider',
      '& > summary': { paddingBlock: 1.25, fontWeight: 600, cursor: 'pointer' },
      '& > ul': { margin: 0, paddingInlineStart: 2.5, paddingBlockEnd: 1.5, color: 'text.secondary' },
      '& li + li': { marginTop: 0.75 },
    }}
  >
    <summary>{title}</summary>
    <ul>{children}</ul>
  </Box>
)
