import { formatPointsAsMoney } from '@laurel/contract/wire/format/formatMoney.ts'
import { formatPoints } from '@laurel/contract/wire/format/formatPoints.ts'
import Box from '@mui/material/Box'
import { useMe } from '../app/access/MeContext.ts'
import { useText } from '../messages/useText.ts'

/** What an award brings, with what it is worth. */
export const AwardPoints = ({ points }: { readonly points: number }) => {
  const { team } = useMe()
  const text = useText()
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <Box component="span" sx={theme => ({ fontWeight: 650, color: theme.palette.tokens.goldInk })}>
        {points === 0 ? text('awards.noPointsAward') : formatPoints(points, team.points_name)}
      </Box>
      {points > 0 && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem', marginLeft: 1 }}>
          {formatPointsAsMoney(points)}
        </Box>
      )}
    </Box>
  )
}
