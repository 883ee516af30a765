import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { SxProps, Theme } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { onNarrow, visuallyHidden } from './visuallyHidden.ts'

type BalanceLinkProps = {
  readonly label: string
  readonly points: number
  /** A page of this screen … */
  readonly to?: string
  /** … or another one of the same origin, which is loaded in full. */
  readonly href?: string
  readonly isGold?: boolean
  /** Left out where there is little room; the navigation has it then. */
  readonly isOptional?: boolean
}

/** A balance and its worth; it opens to where it comes from. The word for points is cut off where there is no room. */
export const BalanceLink = ({
  label,
  points,
  to,
  href,
  isGold = false,
  isOptional = false,
}: BalanceLinkProps) => {
  const formats = useFormats()
  return (
    <ButtonBase
      {...(to === undefined ? { href: href ?? '/' } : { component: Link, to })}
      sx={theme => ({
        display: isOptional ? { xs: 'none', sm: 'inline-flex' } : 'inline-flex',
        flexShrink: 1,
        minWidth: 0,
        gap: 1,
        padding: '6px 12px',
        borderRadius: 999,
        fontSize: '0.875rem',
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
        color: isGold ? theme.palette.tokens.goldInk : theme.palette.tokens.ink,
        backgroundColor: isGold ? theme.palette.tokens.goldSoft : 'transparent',
        '&:hover': { backgroundColor: isGold ? theme.palette.tokens.goldSoft : theme.palette.tokens.raised },
      })}
    >
      <Box component="span" sx={{ ...onNarrow(visuallyHidden), fontWeight: 450 }}>
        {label}
      </Box>
      <Box component="span" sx={amountStyle}>
        <span>{formats.count(points)}</span> <span>{formats.pointsWord(points)}</span>
      </Box>
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
        {formats.worth(points)}
      </Box>
    </ButtonBase>
  )
}

/** The figure stays whole; the word after it yields. */
const amountStyle: SxProps<Theme> = {
  display: 'flex',
  gap: '0.3em',
  minWidth: 0,
  fontWeight: 650,
  '& > :first-of-type': { flexShrink: 0 },
  '& > :last-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
}
