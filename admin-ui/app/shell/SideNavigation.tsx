import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { type Translate, useText } from '../../messages/useText.ts'
import { version } from '../../package.json'
import { useMe } from '../access/MeContext.ts'
import { isInPlan } from '../access/permissions.ts'
import { resourceAt } from '../places.tsx'
import { Brand } from './Brand.tsx'
import { sectionsFor, setupStepsLeft } from './navigation.ts'
import { SectionEntry } from './SectionEntry.tsx'
import { usePendingRedemptionCount } from './usePendingRedemptionCount.ts'

export const sideNavigationWidth = 248

/** All sections in their order, what waits in them, and the version at the foot. */
export const SideNavigation = ({ onNavigate }: { readonly onNavigate?: () => void }) => {
  const text = useText()
  const current = useMe()
  return (
    <Box
      component="nav"
      aria-label={text('shell.sections')}
      onClick={onNavigate}
      sx={theme => ({
        width: sideNavigationWidth,
        minHeight: '100%',
        display: 'flex',
        flexDirection: 'column',
        backgroundColor: theme.palette.tokens.sidebar,
        color: theme.palette.tokens.sidebarInk,
        colorScheme: 'dark',
        '& .Mui-focusVisible': { outlineColor: `${theme.palette.tokens.gold} !important` },
        padding: '20px 12px 16px',
      })}
    >
      <Box sx={{ paddingInline: 1.25, paddingBottom: 2.5 }}>
        <Brand withName />
      </Box>
      {current.user.is_admin && <TeamBalance />}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, flexGrow: 1 }}>
        {current.user.is_admin ? <AdminSections /> : <Sections />}
      </Box>
      <Typography
        variant="caption"
        sx={theme => ({ color: theme.palette.tokens.sidebarMuted, paddingInline: 1.25, paddingTop: 3 })}
      >
        Laurel {version} · {import.meta.env.MODE}
      </Typography>
    </Box>
  )
}

/** Here on a phone, where the top bar has no room for it. */
const TeamBalance = () => {
  const text = useText()
  const formats = useFormats()
  const { purchased_points: points } = useMe().team
  return (
    <Box component={Link} to="/billing/rewards" sx={{ ...balanceStyle, display: { xs: 'grid', sm: 'none' } }}>
      <span>{text('shell.teamBalance')}</span> <strong>{formats.points(points)}</strong>{' '}
      <span>{formats.worth(points)}</span>
    </Box>
  )
}

/** Only admins may ask how many redemptions wait. */
const AdminSections = () => <Sections pending={usePendingRedemptionCount() ?? 0} />

const Sections = ({ pending = 0 }: { readonly pending?: number }) => {
  const current = useMe()
  const stepsLeft = setupStepsLeft(current)
  const text = useText()
  return sectionsFor(current).map(section => (
    <SectionEntry
      key={section.name}
      section={section}
      isLocked={!isInPlan(current, resourceAt(section.places[0]))}
      {...badgeOf(section.name, pending, stepsLeft, text)}
    />
  ))
}

const badgeOf = (name: string, pending: number, stepsLeft: number, text: Translate) => {
  if (name === 'rewards' && pending > 0)
    return { badge: pending, badgeLabel: text('shell.waiting', { smart_count: pending }) }
  if (name === 'getStarted' && stepsLeft > 0)
    return { badge: stepsLeft, badgeLabel: text('shell.stepsToDo', { smart_count: stepsLeft }) }
  return {}
}

const balanceStyle = {
  gap: 0.25,
  margin: '0 4px 16px',
  padding: '10px 12px',
  backgroundColor: 'rgb(255 255 255 / 8%)',
  borderRadius: '10px',
  color: 'inherit',
  textDecoration: 'none',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
} as const
