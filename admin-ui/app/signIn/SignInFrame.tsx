import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useText } from '../../messages/useText.ts'
import { Brand } from '../shell/Brand.tsx'
import { Wreath } from './Wreath.tsx'

/** The way in: what Laurel is on one side, what to do on the other. */
export const SignInFrame = ({ children }: { readonly children: ReactNode }) => {
  const text = useText()
  return (
    <Box sx={{ minHeight: '100vh', display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1.1fr 1fr' } }}>
      <Box
        sx={theme => ({
          display: { xs: 'none', md: 'flex' },
          flexDirection: 'column',
          justifyContent: 'space-between',
          padding: 6,
          position: 'relative',
          overflow: 'hidden',
          color: theme.palette.tokens.sidebarInk,
          backgroundColor: theme.palette.tokens.sidebar,
        })}
      >
        <Brand withName size={36} />
        <Wreath />
        <Box sx={{ position: 'relative', maxWidth: 460 }}>
          <Typography component="p" sx={{ typography: 'h1', fontSize: '2.75rem' }}>
            {text('signIn.goodWorkDeservesTo')}
          </Typography>
          <Typography
            sx={theme => ({ color: theme.palette.tokens.sidebarMuted, marginTop: 2, fontSize: '1.0625rem' })}
          >
            {text('signIn.thankEachOtherIn')}
          </Typography>
        </Box>
      </Box>
      <Box
        component="main"
        sx={{ display: 'grid', placeItems: 'center', padding: 3, backgroundColor: 'background.default' }}
      >
        <Stack spacing={3} sx={{ width: '100%', maxWidth: 380 }}>
          <Box sx={{ display: { md: 'none' } }}>
            <Brand withName size={36} />
          </Box>
          {children}
        </Stack>
      </Box>
    </Box>
  )
}
