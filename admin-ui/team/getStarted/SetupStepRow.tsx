import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { visuallyHidden } from '../../app/shell/visuallyHidden.ts'
import { SetupMark } from './SetupMark.tsx'
import type { SetupStepText } from './setupStepTexts.ts'

type SetupStepRowProps = {
  readonly number: number
  readonly text: SetupStepText
  readonly isDone: boolean
  readonly isNext: boolean
  /** Does the step here, where it has no page of its own. */
  readonly onAct?: () => void
}

/** One step: what it is for, whether it is done, and the way to do it. */
export const SetupStepRow = ({ number, text, isDone, isNext, onAct }: SetupStepRowProps) => (
  <Box component="li" aria-current={isNext ? 'step' : undefined} sx={rowStyle(isNext)}>
    <SetupMark number={number} isDone={isDone} isNext={isNext} />
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="h3" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <span>
          {text.title}
          <Box component="span" sx={visuallyHidden}>
            {isDone ? ', done' : ', to do'}
          </Box>
        </span>
        {text.isPlanned && !isDone && <Chip size="small" label="Not built yet" sx={plannedStyle} />}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ marginTop: 0.25, overflowWrap: 'anywhere' }}>
        {isDone ? text.done : text.sentence}
      </Typography>
    </Box>
    <Act text={text} isDone={isDone} isNext={isNext} {...(onAct && { onAct })} />
  </Box>
)

const Act = ({ text, isDone, isNext, onAct }: Omit<SetupStepRowProps, 'number'>) => {
  const label = isDone ? text.actWhenDone : text.act
  const look = {
    variant: isDone ? 'text' : isNext && !text.isPlanned ? 'contained' : 'outlined',
    sx: {
      gridColumn: { xs: '2', sm: 'auto' },
      justifySelf: { xs: 'start', sm: 'end' },
      // Without a border a button stands under its text on phones, and ends where the others do elsewhere.
      marginLeft: { xs: isDone ? -2 : 0, sm: 0 },
    },
  } as const
  const path = (isDone ? text.pathWhenDone : undefined) ?? text.path
  return path === undefined ? (
    <Button {...look} aria-haspopup="dialog" onClick={onAct}>
      {label}
    </Button>
  ) : (
    <Button {...look} component={Link} to={path}>
      {label}
    </Button>
  )
}

const rowStyle = (isNext: boolean) =>
  ({
    display: 'grid',
    gridTemplateColumns: { xs: 'auto 1fr', sm: 'auto 1fr auto' },
    alignItems: { xs: 'start', sm: 'center' },
    columnGap: { xs: 1.75, sm: 2.5 },
    rowGap: 1.25,
    padding: { xs: 2, sm: '18px 28px' },
    backgroundColor: isNext ? 'tokens.evergreenSoft' : 'transparent',
    '& + li': { borderTop: '1px solid', borderColor: 'divider' },
  }) as const

const plannedStyle = { backgroundColor: 'tokens.goldSoft', color: 'tokens.goldInk' } as const
