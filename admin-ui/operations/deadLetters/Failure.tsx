import Box from '@mui/material/Box'

type FailureProps = { readonly what: string; readonly why: string }

/** What failed, and the reason. */
export const Failure = ({ what, why }: FailureProps) => (
  <Box sx={{ minWidth: 0, maxWidth: 480 }}>
    <Box component="span" sx={{ fontWeight: 550 }}>
      {what}
    </Box>
    <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>{why}</Box>
  </Box>
)
