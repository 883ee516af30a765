import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import { privacyPolicy } from './privacyPolicy.ts'
import { terms } from './terms.ts'

/** Links to the documents that need no sign-in. */
export const LegalLinks = () => (
  <Box sx={{ display: 'flex', gap: 2, fontSize: '0.8125rem' }}>
    {[privacyPolicy, terms].map(({ path, title }) => (
      <Link key={path} component={RouterLink} to={path} color="text.secondary">
        {title}
      </Link>
    ))}
  </Box>
)
