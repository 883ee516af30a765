import Box from '@mui/material/Box'
import { useText } from '../../messages/useText.ts'

/** The mark, and the name beside it where there is room. */
export const Brand = ({
  size = 32,
  withName = false,
}: {
  readonly size?: number
  readonly withName?: boolean
}) => {
  const text = useText()
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25 }}>
      <img src="/laurel.svg" width={size} height={size} alt={withName ? '' : 'Laurel'} />
      {withName && (
        <Box component="span" sx={{ typography: 'h2', fontSize: size * 0.7, lineHeight: 1 }}>
          {text('shell.laurel')}
        </Box>
      )}
    </Box>
  )
}
