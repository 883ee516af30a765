import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

export type RankBar = {
  readonly id: string
  readonly name: ReactNode
  readonly amount: number
  /** The amount as the reader sees it. */
  readonly shown: string
  readonly detail?: string
}

type RankBarsProps = {
  readonly bars: readonly RankBar[]
  readonly label: string
  /** The amount of a whole line; the largest amount unless it is given. */
  readonly longest?: number
  /** Set where the order is no ranking. */
  readonly isUnordered?: boolean
}

/** Bars, from the longest to the shortest unless they are unordered, each with its name and its figure, so that no colour has to be read. */
export const RankBars = ({ bars, label, longest, isUnordered = false }: RankBarsProps) => {
  const whole = Math.max(longest ?? 1, ...bars.map(({ amount }) => amount))
  return (
    <Box component={isUnordered ? 'ul' : 'ol'} aria-label={label} sx={listStyle}>
      {bars.map(({ id, name, amount, shown, detail }) => (
        <Box key={id} component="li" sx={{ minWidth: 0 }}>
          <Box sx={lineStyle}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Box>
            <Box sx={{ textAlign: 'right', flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}>
              <Box component="span" sx={{ fontWeight: 600 }}>
                {shown}
              </Box>
              {detail !== undefined && (
                <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{detail}</Box>
              )}
            </Box>
          </Box>
          <Box aria-hidden sx={trackStyle}>
            {amount > 0 && <Box sx={barStyle} style={{ width: `${(amount / whole) * 100}%` }} />}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const listStyle = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.75 } as const

const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  marginBottom: 0.75,
} as const

const trackStyle = {
  height: 8,
  borderRadius: '4px',
  backgroundColor: 'tokens.raised',
  printColorAdjust: 'exact',
} as const

const barStyle = {
  minWidth: 4,
  height: '100%',
  borderRadius: 'inherit',
  backgroundColor: 'tokens.evergreen',
  printColorAdjust: 'exact',
} as const
