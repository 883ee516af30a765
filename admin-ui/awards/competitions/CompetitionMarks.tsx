import type { Competition } from '@laurel/contract/awards/competition.ts'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useText } from '../../messages/useText.ts'
import { isCounted } from './competitionWords.ts'

/** Who competes, and whether it started. */
export const CompetitionMarks = ({ competition }: { readonly competition: Competition }) => {
  const text = useText()
  const { type, status } = competition
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      <Chip component="span" size="small" variant="outlined" label={text(`competitions.tag.${type}`)} />
      <Chip
        component="span"
        size="small"
        color={status === 'STARTED' ? 'primary' : 'default'}
        label={text(isCounted(competition) ? 'competitions.isCounted' : `competitions.status.${status}`)}
      />
    </Box>
  )
}
