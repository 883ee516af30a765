import { refreshOnLive } from '@laurel/contract/browser/refreshOnLive.ts'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import Link from '@mui/material/Link'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../../messages/useText.ts'
import { FreshSignInWatch } from '../access/FreshSignInWatch.tsx'
import { MeGate } from '../access/MeGate.tsx'
import { PlaceGate } from '../access/PlaceGate.tsx'
import { PlanGate } from '../access/PlanGate.tsx'
import { SessionWatch } from '../access/SessionWatch.tsx'
import { useConnection } from '../connection/ConnectionContext.ts'
import { CatchingUpBanner } from './CatchingUpBanner.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { SideNavigation, sideNavigationWidth } from './SideNavigation.tsx'
import { TopBar } from './TopBar.tsx'
import { TrialBanner } from './TrialBanner.tsx'

/** The frame of every page for a signed-in person. */
export const Shell = ({ children }: { readonly children: ReactNode }) => (
  <MeGate>
    <PlanGate>
      <Frame>{children}</Frame>
    </PlanGate>
    <SessionWatch />
    <FreshSignInWatch />
  </MeGate>
)

const Frame = ({ children }: { readonly children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false)
  const { pathname } = useLocation()
  const { client } = useConnection()
  const queries = useQueryClient()
  const [isCatchingUp, setCatchingUp] = useState(false)
  useEffect(
    () =>
      refreshOnLive(client, {
        refresh: () => void queries.invalidateQueries(),
        onMessage: message => {
          if (message.type === 'catching_up') setCatchingUp(message.is_catching_up)
        },
      }),
    [client, queries],
  )
  const close = () => setOpen(false)
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh', backgroundColor: 'background.default' }}>
      <SkipLink />
      <Box sx={{ display: { xs: 'none', md: 'block' }, width: sideNavigationWidth, flexShrink: 0 }}>
        <Box sx={{ position: 'fixed', insetBlock: 0, width: sideNavigationWidth, overflowY: 'auto' }}>
          <SideNavigation />
        </Box>
      </Box>
      <Drawer open={isOpen} onClose={close} sx={{ display: { md: 'none' } }}>
        <SideNavigation onNavigate={close} />
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        {isCatchingUp && <CatchingUpBanner />}
        <TrialBanner />
        <TopBar onOpenNavigation={() => setOpen(true)} />
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{
            maxWidth: 1200,
            marginInline: 'auto',
            padding: { xs: '12px 16px 64px', md: '20px 32px 80px' },
            outline: 0,
          }}
        >
          <PageBoundary address={pathname}>
            <PlaceGate>{children}</PlaceGate>
          </PageBoundary>
        </Box>
      </Box>
    </Box>
  )
}

const SkipLink = () => {
  const text = useText()
  return (
    <Link
      href="#content"
      sx={theme => ({
        position: 'fixed',
        left: 12,
        top: -60,
        zIndex: theme.zIndex.tooltip,
        padding: '10px 16px',
        borderRadius: 2,
        backgroundColor: theme.palette.background.paper,
        '&:focus': { top: 12 },
      })}
    >
      {text('shell.skipToContent')}
    </Link>
  )
}
