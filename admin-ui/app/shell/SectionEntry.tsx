import Lock from '@mui/icons-material/LockOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Tooltip from '@mui/material/Tooltip'
import { Link, useLocation } from 'react-router-dom'
import { useText } from '../../messages/useText.ts'
import type { Place } from '../place.ts'
import { placeAt, type Section } from '../places.tsx'
import { entryStyle, pageEntryStyle } from './sectionEntryStyle.ts'
import { visuallyHidden } from './visuallyHidden.ts'

type SectionEntryProps = {
  readonly section: Section
  readonly isLocked: boolean
  readonly badge?: number
  readonly badgeLabel?: string
}

/** One section; where the person is, its pages stand under it. */
export const SectionEntry = ({ section, isLocked, badge, badgeLabel }: SectionEntryProps) => {
  const text = useText()
  const { pathname } = useLocation()
  const [landing] = section.places
  const isCurrent = placeAt(pathname, section.places) !== undefined
  const hasPages = section.places.length > 1 || landing.label !== section.label
  const Icon = section.icon
  const entry = (
    <ButtonBase
      component={Link}
      to={isLocked ? '/billing?locked_feature=true' : landing.path}
      aria-current={isCurrent && !hasPages ? 'page' : undefined}
      sx={entryStyle(isCurrent, isLocked)}
    >
      <Icon fontSize="small" aria-hidden />
      <Box component="span" sx={{ flexGrow: 1 }}>
        {text(section.label)}
      </Box>
      {isLocked && <Lock titleAccess={text('access.proOnly')} sx={{ fontSize: 16 }} />}
      {badge !== undefined && <Count count={badge} label={badgeLabel ?? ''} />}
    </ButtonBase>
  )
  return (
    <li>
      {isLocked ? (
        <Tooltip title={text('access.proOnly')} placement="right" describeChild>
          {entry}
        </Tooltip>
      ) : (
        entry
      )}
      {isCurrent && hasPages && <Pages pages={section.places} />}
    </li>
  )
}

const Pages = ({ pages }: { readonly pages: readonly Place[] }) => {
  const text = useText()
  const { pathname } = useLocation()
  const current = placeAt(pathname)
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: '2px 0 8px', padding: 0 }}>
      {pages.map(page => (
        <li key={page.path}>
          <ButtonBase
            component={Link}
            to={page.path}
            aria-current={page.path === current?.path ? 'page' : undefined}
            sx={pageEntryStyle(page.path === current?.path)}
          >
            {text(page.label)}
          </ButtonBase>
        </li>
      ))}
    </Box>
  )
}

const Count = ({ count, label }: { readonly count: number; readonly label: string }) => (
  <Box
    component="span"
    title={label}
    sx={theme => ({
      minWidth: 22,
      paddingInline: 0.75,
      borderRadius: 999,
      textAlign: 'center',
      fontSize: '0.75rem',
      fontWeight: 700,
      lineHeight: '20px',
      backgroundColor: theme.palette.tokens.gold,
      color: '#221803',
    })}
  >
    <span aria-hidden>{count}</span>
    <Box component="span" sx={visuallyHidden}>
      {label}
    </Box>
  </Box>
)
