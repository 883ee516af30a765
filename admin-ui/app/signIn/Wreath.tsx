import Box from '@mui/material/Box'
import { LaurelLeaves } from '../shell/LaurelLeaves.tsx'

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
      <LaurelLeaves key={turn} turn={turn} size={size} />
    ))}
  </g>
)
