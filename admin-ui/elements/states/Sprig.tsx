import Box from '@mui/material/Box'

const leaves = [0, 1, 2, 3]

/** A small laurel branch: the mark of an empty list. */
export const Sprig = () => (
  <Box component="svg" viewBox="0 -8 104 72" aria-hidden sx={{ width: 96, color: 'primary.main' }}>
    <path
      d="M10 54C34 50 62 34 86 10"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      opacity="0.5"
    />
    {leaves.map(leaf => (
      <g key={leaf} transform={`translate(${24 + leaf * 17} ${49 - leaf * 10.5})`}>
        <path
          d="M0 0C-2 -12 4 -20 14 -22C16 -12 10 -3 0 0Z"
          fill="currentColor"
          opacity={0.22 + leaf * 0.12}
        />
        <path d="M0 0C10 -3 20 2 22 10C12 14 3 9 0 0Z" fill="currentColor" opacity={0.14 + leaf * 0.1} />
      </g>
    ))}
    <Box component="circle" cx="88" cy="9" r="4" sx={theme => ({ fill: theme.palette.tokens.gold })} />
  </Box>
)
