import type { Award } from '@laurel/contract/awards/award.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import { Link } from 'react-router-dom'
import { useText } from '../messages/useText.ts'
import { AwardMarks } from './AwardMarks.tsx'
import { AwardPicture } from './AwardPicture.tsx'
import { AwardPoints } from './AwardPoints.tsx'
import { cardOpenerStyle, cardStyle } from './cardStyles.ts'

type AwardCardProps = { readonly award: Award; readonly onOpen: (dialog: 'change' | 'give') => void }

/** An award as people get it; it opens to be changed, and can be given from here. */
export const AwardCard = ({ award, onOpen }: AwardCardProps) => {
  const text = useText()
  return (
    <Box
      sx={theme => ({
        ...cardStyle(theme),
        '&:hover': { borderColor: theme.palette.tokens.evergreen },
      })}
    >
      <ButtonBase onClick={() => onOpen('change')} sx={cardOpenerStyle}>
        <AwardPicture bannerIds={award.award_skins} />
        <Box
          component="span"
          sx={{ display: 'grid', gap: 0.5, padding: '14px 16px 4px', alignContent: 'start' }}
        >
          <Box component="span" sx={{ typography: 'h3', overflowWrap: 'anywhere' }}>
            {award.name}
          </Box>
          <AwardPoints points={award.points} />
          <AwardMarks award={award} />
        </Box>
      </ButtonBase>
      <Box sx={{ display: 'flex', gap: 0.5, padding: '4px 8px 8px' }}>
        <Button
          size="small"
          aria-label={text('awards.giveAward', { name: award.name })}
          onClick={() => onOpen('give')}
        >
          {text('awards.give')}
        </Button>
        <Button
          size="small"
          color="inherit"
          component={Link}
          to={`/awards/${award.id}`}
          aria-label={text('awards.detailsOf', { name: award.name })}
        >
          {text('action.details')}
        </Button>
      </Box>
    </Box>
  )
}
