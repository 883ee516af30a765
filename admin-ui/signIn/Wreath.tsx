import Box from '@mui/material/Box'

const leaves = Array.from({ length: 15 }, (_, index) => ({ turn: 14 + index * 11, size: 1 - index * 0.022 }))

/** A laurel branch on each side, drawn from one leaf. */
export const Wreath = () => (
  <Box
    component="svg"
    viewBox="-200 -200 400 400"
    aria-hidden
    sx={theme => ({
      position: 'absolute',
      width: 600,
      right: -240,
      top: '38%',
      marginTop: '-300px',
      color: theme.palette.tokens.gold,
    })}
  >
    <Branch />
    <g transform="scale(-1 1)">
      <Branch />
    </g>
  </Box>
)

const Branch = () => (
  <g>
    <path
      d="M0 150A150 150 0 0 1 -62 -136"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.500"
      opacity="0.5"
    />
    {leaves.map(({ turn, size }) => (
      <g key={turn} transform={`rotate(${turn}) translate(0 150) scale(${size})`}>
        <path d="M0 0C-6 14 4 34 26 36C24 18 14 4 0 0Z" fill="currentColor" opacity="0.9" />
        <path d="M0 0C8 -14 28 -22 42 -12C32 2 14 8 0 0Z" fill="currentColor" opacity="0.45" />
      </g>
    ))}
  </g>
)
