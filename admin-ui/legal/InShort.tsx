import Check from '@mui/icons-material/CheckOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

type InShortProps = { readonly sentences: readonly string[] }

/** What matters most, for people who read no further. */
export const InShort = ({ sentences }: InShortProps) => (
  <Box
    component="section"
    aria-labelledby="in-short"
    sx={{ padding: { xs: 2.5, sm: 3 }, borderRadius: '14px', backgroundColor: 'tokens.evergreenSoft' }}
  >
    <Typography variant="h3" component="h2" id="in-short">
      In short
    </Typography>
    <Box
      component="ul"
      sx={{ listStyle: 'none', margin: '12px 0 0', padding: 0, display: 'grid', gap: 1.25 }}
    >
      {sentences.map(sentence => (
        <Box key={sentence} component="li" sx={{ display: 'flex', gap: 1.25, fontSize: '1rem' }}>
          <Check aria-hidden sx={{ fontSize: 20, marginTop: '2px', color: 'primary.main' }} />
          <span>{sentence}</span>
        </Box>
      ))}
    </Box>
  </Box>
)
