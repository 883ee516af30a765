import { setupSteps } from '@laurel/contract/team/teamMetadata.ts'
import Box from '@mui/material/Box'
import { LaurelLeaves } from '../../app/shell/LaurelLeaves.tsx'

const leavesPerStep = 2
const leaves = Array.from({ length: setupSteps.length * leavesPerStep }, (_, index) => ({
  turn: 16 + index * 15.5,
  size: 1.5 - index * 0.05,
  step: Math.floor(index / leavesPerStep),
}))

/** A wreath of which every finished step turns a part to gold, from the foot up. */
export const SetupWreath = ({ done }: { readonly done: number }) => (
  <Box
    component="svg"
    viewBox="-215 -215 430 430"
    aria-hidden
    sx={{ width: { xs: 76, sm: 104 }, flexShrink: 0, '& g': { transition: 'color 600ms ease-out' } }}
  >
    {[1, -1].map(side => (
      <g key={side} transform={`scale(${side} 1)`}>
        {leaves.map(({ turn, size, step }) => (
          <Box
            key={turn}
            component="g"
            sx={theme => ({
              color: step < done ? theme.palette.tokens.gold : theme.palette.tokens.hairline,
            })}
          >
            <LaurelLeaves turn={turn} size={size} />
          </Box>
        ))}
      </g>
    ))}
  </Box>
)
