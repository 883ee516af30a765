import Box from '@mui/material/Box'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'

export type ComparedRow = {
  readonly id: string
  readonly name: string
  readonly today: number
  readonly changed: number
}

/** Two bars for each part: as it was, and as it would have been. The figures stand beside them. */
export const ComparedBars = ({
  label,
  rows,
}: {
  readonly label: string
  readonly rows: readonly ComparedRow[]
}) => {
  const text = useText()
  const { count } = useFormats()
  const longest = Math.max(1, ...rows.flatMap(({ today, changed }) => [today, changed]))
  const bars = [
    { key: 'today', name: text('policySimulation.today'), color: 'tokens.muted' },
    { key: 'changed', name: text('policySimulation.changed'), color: 'tokens.evergreen' },
  ] as const
  return (
    <>
      <Box aria-hidden sx={{ display: 'flex', gap: 2.5, marginBottom: 2, fontSize: '0.8125rem' }}>
        {bars.map(({ key, name, color }) => (
          <Box key={key} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <Box sx={{ width: 12, height: 8, borderRadius: '2px', backgroundColor: color }} />
            {name}
          </Box>
        ))}
      </Box>
      <Box component="ul" aria-label={label} sx={listStyle}>
        {rows.map(row => (
          <li key={row.id}>
            <Box sx={{ marginBottom: 0.5, overflowWrap: 'anywhere' }}>{row.name}</Box>
            {bars.map(({ key, name, color }) => (
              <Box key={key} sx={barStyle}>
                <Box aria-hidden sx={{ flexGrow: 1 }}>
                  <Box
                    sx={{
                      height: 8,
                      borderRadius: '2px',
                      backgroundColor: color,
                      width: `${(Math.max(0, row[key]) / longest) * 100}%`,
                    }}
                  />
                </Box>
                <Box component="span" title={name} sx={{ minWidth: 72, textAlign: 'right' }}>
                  {count(row[key])}
                </Box>
              </Box>
            ))}
          </li>
        ))}
      </Box>
    </>
  )
}

const listStyle = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 } as const

const barStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
} as const
