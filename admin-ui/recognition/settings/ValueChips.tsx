import Close from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { ValueRows } from './useValueRows.ts'

/** The values there are; clicking one takes it away. */
export const ValueChips = ({ values, remove }: Pick<ValueRows, 'values' | 'remove'>) => {
  if (values.length === 0) {
    return <Typography color="text.secondary">No values yet. Most teams start with three to five.</Typography>
  }
  return (
    <Box
      component="ul"
      aria-label="Values"
      sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {values.map(({ hash, text }) => (
        <Box component="li" key={hash} sx={{ maxWidth: '100%' }}>
          <Chip
            label={text}
            onClick={() => remove(hash)}
            icon={<Close />}
            aria-label={`${text}, remove`}
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
