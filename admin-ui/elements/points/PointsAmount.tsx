import Box from '@mui/material/Box'
import { useFormats } from '../formats/useFormats.ts'

type PointsAmountProps = {
  readonly points: number
  /** Shows a plus before what was added. */
  readonly isSigned?: boolean
  readonly withMoney?: boolean
}

/** Points in figures that stand under each other, with what they are worth beside them. */
export const PointsAmount = ({ points, isSigned = false, withMoney = true }: PointsAmountProps) => {
  const formats = useFormats()
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      <Box
        component="span"
        sx={{ fontWeight: 600, color: isSigned && points > 0 ? 'primary.main' : 'inherit' }}
      >
        {isSigned && points > 0 ? '+' : ''}
        {formats.count(points).replace('-', '−')}
      </Box>
      {withMoney && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem', ...moneyColumn }}>
          {formats.worth(points).replace('-', '−')}
        </Box>
      )}
    </Box>
  )
}

/** Wide enough for most amounts, so that the points before it stand under each other. */
const moneyColumn = { display: 'inline-block', minWidth: 68, textAlign: 'right' } as const
