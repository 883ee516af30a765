import type { Competition } from '@laurel/contract/awards/competition.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import { cardOpenerStyle, cardStyle } from '../cardStyles.ts'
import { CompetitionMarks } from './CompetitionMarks.tsx'
import { rangeOf, ruleOf } from './competitionWords.ts'
import { Fact } from './Fact.tsx'

type CompetitionCardProps = {
  readonly competition: Competition
  readonly onOpen: (dialog: 'view' | 'leaderboard') => void
}

/** A competition that waits or runs. One that started stands out. */
export const CompetitionCard = ({ competition, onOpen }: CompetitionCardProps) => {
  const text = useText()
  const formats = useFormats()
  const isStarted = competition.status === 'STARTED'
  return (
    <Box
      sx={theme => ({
        ...cardStyle(theme),
        ...(isStarted && {
          borderColor: theme.palette.tokens.evergreen,
          boxShadow: `inset 4px 0 0 ${theme.palette.tokens.evergreen}`,
        }),
      })}
    >
      <ButtonBase
        onClick={() => onOpen('view')}
        sx={{ ...cardOpenerStyle, gap: 1, padding: '16px 18px 8px' }}
      >
        <CompetitionMarks competition={competition} />
        <Box component="span" sx={{ typography: 'h3', overflowWrap: 'anywhere' }}>
          {competition.title}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {ruleOf(competition, text)}
        </Box>
        <Box component="span" sx={{ display: 'grid', gap: 0.75, marginTop: 0.5 }}>
          <Fact label={text('competitions.dates')} value={rangeOf(competition, formats)} />
          <Fact label={text('competitions.userGroup')} value={competition.user_group.title} />
          <Fact label={text('field.award')} value={competition.award.name} />
        </Box>
      </ButtonBase>
      <Box sx={{ padding: '4px 8px 8px' }}>
        <Button
          size="small"
          onClick={() => onOpen('leaderboard')}
          aria-label={text('competitions.leaderboardOf', { title: competition.title })}
        >
          {text('competitions.viewLeaderboard')}
        </Button>
      </Box>
    </Box>
  )
}
