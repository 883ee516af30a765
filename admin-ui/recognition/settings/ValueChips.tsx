import Close from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useText } from '../../messages/useText.ts'
import type { ValueRows } from './useValueRows.ts'

/** The values there are; clicking one takes it away. */
export const ValueChips = ({ values, remove }: Pick<ValueRows, 'values' | 'remove'>) => {
  const text = useText()
  if (values.length === 0) {
    return <Typography color="text.secondary">{text('recognition.noValues')}</Typography>
  }
  return (
    <Box
      component="ul"
      aria-label={text('recognition.valuesLabel')}
      sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {values.map(({ hash, text: value }) => (
        <Box component="li" key={hash} sx={{ maxWidth: '100%' }}>
          <Chip
            label={value}
            onClick={() => remove(hash)}
            icon={<Close />}
            aria-label={text('recognition.removeValue', { value })}
            sx={{
              flexDirection: 'row-reverse',
              maxWidth: '100%',
              paddingRight: 0.75,
              '& .MuiChip-icon': { marginLeft: 0, fontSize: 16 },
            }}
          />
        </Box>
      ))}
    </Box>
  )
}
