import Box from '@mui/material/Box'

/** Names with their values, one below the other. */
export const Facts = ({ of }: { readonly of: readonly (readonly [string, string])[] }) => (
  <Box component="dl" sx={factsStyle}>
    {of.map(([name, value]) => (
      <Box key={name} sx={{ display: 'contents' }}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </Box>
    ))}
  </Box>
)

const factsStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 3,
  rowGap: 1,
  margin: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { margin: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
} as const
