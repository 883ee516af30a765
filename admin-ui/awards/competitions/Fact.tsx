import Box from '@mui/material/Box'

/** A fact with its name before it. */
export const Fact = ({ label, value }: { readonly label: string; readonly value: string }) => (
  <Box
    component="span"
    sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontSize: '0.875rem' }}
  >
    <Box component="span" sx={{ color: 'text.secondary', flexShrink: 0 }}>
      {label}
    </Box>
    <Box component="span" sx={{ fontWeight: 600, textAlign: 'right', overflowWrap: 'anywhere', minWidth: 0 }}>
      {value}
    </Box>
  </Box>
)
