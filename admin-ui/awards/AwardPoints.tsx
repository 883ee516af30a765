import Box from '@mui/material/Box'
import { useFormats } from '../elements/formats/useFormats.ts'
import { useText } from '../messages/useText.ts'

/** What an award brings, with what it is worth. */
export const AwardPoints = ({ points }: { readonly points: number }) => {
  const formats = useFormats()
  const text = useText()
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <Box component="span" sx={theme => ({ fontWeight: 650, color: theme.palette.tokens.goldInk })}>
        {points === 0 ? text('awards.noPointsAward') : formats.points(points)}
      </Box>
      {points > 0 && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem', marginLeft: 1 }}>
          {formats.worth(points)}
        </Box>
      )}
    </Box>
  )
}
