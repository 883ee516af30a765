import Close from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'

type ValueChipsProps = { readonly values: readonly string[]; readonly onRemove: (value: string) => void }

/** The values there are; clicking one takes it away. */
export const ValueChips = ({ values, onRemove }: ValueChipsProps) => {
  if (values.length === 0) {
    return <Typography color="text.secondary">No values yet. Most teams start with three to five.</Typography>
  }
  return (
    <Box
      component="ul"
      aria-label="Values"
      sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {values.map(value => (
        <li key={value}>
          <Chip
            label={value}
            onClick={() => onRemove(value)}
            icon={<Close />}
            aria-label={`${value}, remove`}
            sx={{
              flexDirection: 'row-reverse',
              paddingRight: 0.75,
              '& .MuiChip-icon': { marginLeft: 0, fontSize: 16 },
            }}
          />
        </li>
      ))}
    </Box>
  )
}
