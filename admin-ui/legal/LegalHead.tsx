import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { Brand } from '../app/shell/Brand.tsx'
import { Wreath } from '../app/signIn/Wreath.tsx'
import type { LegalText } from './legalText.ts'

/** The head of a text: whose it is, what it is called, and what it is about. */
export const LegalHead = ({ text }: { readonly text: LegalText }) => (
  <Box
    component="header"
    sx={theme => ({
      position: 'relative',
      overflow: 'hidden',
      color: theme.palette.tokens.sidebarInk,
      backgroundColor: theme.palette.tokens.sidebar,
      '& .Mui-focusVisible, & a:focus-visible': { outlineColor: theme.palette.tokens.gold },
    })}
  >
    <Box sx={{ display: { xs: 'none', md: 'block' } }}>
      <Wreath />
    </Box>
    <Box
      sx={{
        position: 'relative',
        maxWidth: 1040,
        marginInline: 'auto',
        padding: { xs: '24px 20px 40px', md: '32px 40px 56px' },
      }}
    >
      <Link component={RouterLink} to="/login" color="inherit" underline="none" aria-label="Laurel, sign in">
        <Brand withName />
      </Link>
      <Typography
        variant="h1"
        sx={{ fontSize: { xs: '2.25rem', md: '3rem' }, marginTop: { xs: 5, md: 7 }, textWrap: 'balance' }}
      >
        {text.title}
      </Typography>
      <Typography
        sx={theme => ({
          maxWidth: 560,
          marginTop: 1.5,
          fontSize: '1.0625rem',
          color: theme.palette.tokens.sidebarMuted,
        })}
      >
        {text.lead}
      </Typography>
    </Box>
  </Box>
)
