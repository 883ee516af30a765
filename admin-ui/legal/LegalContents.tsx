import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { LegalText } from './legalText.ts'

/** Where to find what, beside the text where there is room. */
export const LegalContents = ({ text }: { readonly text: LegalText }) => (
  <Box
    component="nav"
    aria-label="On this page"
    sx={{ display: { xs: 'none', md: 'block' }, position: 'sticky', top: 40, alignSelf: 'start' }}
  >
    <Typography variant="overline" component="p" color="text.secondary">
      On this page
    </Typography>
    <Box
      component="ul"
      sx={{ listStyle: 'none', margin: '8px 0 0', padding: 0, borderLeft: 1, borderColor: 'divider' }}
    >
      {text.parts.map(({ id, title }) => (
        <li key={id}>
          <Box component="a" href={`#${id}`} sx={entryStyle}>
            {title}
          </Box>
        </li>
      ))}
    </Box>
  </Box>
)

const entryStyle = {
  display: 'block',
  padding: '5px 0 5px 14px',
  marginLeft: '-1px',
  borderLeft: '2px solid transparent',
  fontSize: '0.875rem',
  color: 'text.secondary',
  textDecoration: 'none',
  '&:hover, &:focus-visible': { color: 'text.primary', borderLeftColor: 'tokens.gold' },
} as const
