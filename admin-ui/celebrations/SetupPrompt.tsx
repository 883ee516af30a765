import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { Emoji } from '../elements/emoji/Emoji.tsx'
import { useText } from '../messages/useText.ts'
import { type Occasion, settingsPath } from './occasions.ts'

/** Leads to the settings while nothing is celebrated. */
export const SetupPrompt = ({ occasion }: { readonly occasion: Occasion }) => {
  const text = useText()
  return (
    <Box
      component="section"
      aria-label={text(`celebrations.${occasion.kind}.setup`)}
      sx={theme => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        padding: { xs: 2, sm: '18px 22px' },
        marginBottom: 3,
        borderRadius: '14px',
        backgroundColor: theme.palette.tokens.goldSoft,
      })}
    >
      <Box component="span" aria-hidden sx={{ fontSize: '2rem', lineHeight: 1 }}>
        <Emoji emoji={occasion.emoji} />
      </Box>
      <Typography sx={{ flex: '1 1 260px' }}>
        {text(`celebrations.${occasion.kind}.setupSentence`)}
      </Typography>
      <Button component={Link} to={settingsPath(occasion)} variant="contained">
        {text(`celebrations.${occasion.kind}.setup`)}
      </Button>
    </Box>
  )
}
