import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { visuallyHidden } from '../../app/shell/visuallyHidden.ts'
import { useText } from '../../messages/useText.ts'
import { SetupMark } from './SetupMark.tsx'
import type { SetupStepText } from './setupStepTexts.ts'

type SetupStepRowProps = {
  readonly number: number
  readonly words: SetupStepText
  readonly isDone: boolean
  readonly isNext: boolean
  /** Does the step here, where it has no page of its own. */
  readonly onAct?: () => void
}

/** One step: what it is for, whether it is done, and the way to do it. */
export const SetupStepRow = ({ number, words, isDone, isNext, onAct }: SetupStepRowProps) => {
  const text = useText()
  return (
    <Box component="li" aria-current={isNext ? 'step' : undefined} sx={rowStyle(isNext)}>
      <SetupMark number={number} isDone={isDone} isNext={isNext} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <span>
            {words.title}
            <Box component="span" sx={visuallyHidden}>
              {isDone ? text('team.done') : text('team.toDo')}
            </Box>
          </span>
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ marginTop: 0.25, overflowWrap: 'anywhere' }}>
          {isDone ? words.done : words.sentence}
        </Typography>
      </Box>
      <Act words={words} isDone={isDone} isNext={isNext} {...(onAct && { onAct })} />
    </Box>
  )
}

const Act = ({ words, isDone, isNext, onAct }: Omit<SetupStepRowProps, 'number'>) => {
  const label = isDone ? words.actWhenDone : words.act
  const look = {
    variant: isDone ? 'text' : isNext ? 'contained' : 'outlined',
    sx: {
      gridColumn: { xs: '2', sm: 'auto' },
      justifySelf: { xs: 'start', sm: 'end' },
      // Aligns a button without a border with the text above it on phones, and with the other buttons elsewhere.
      marginLeft: { xs: isDone ? -2 : 0, sm: 0 },
    },
  } as const
  const path = (isDone ? words.pathWhenDone : undefined) ?? words.path
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
