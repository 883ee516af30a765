import { refusedKinds, type SimulationResult } from '@laurel/contract/team/policySimulation.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { Person } from '../../elements/people/Person.tsx'
import { When } from '../../elements/time/When.tsx'
import { useText } from '../../messages/useText.ts'
import { SettingsCard } from '../settings/SettingsCard.tsx'

const reasons = ['ALLOWANCE_EXHAUSTED', 'AWARD_ALLOWANCE_EXHAUSTED', 'INSUFFICIENT_POINTS'] as const
const shownMax = 10

/** What the changed policy would have refused: how much of each kind, and the first examples. */
export const RefusedActs = ({ result: { refused, examples } }: { readonly result: SimulationResult }) => {
  const text = useText()
  const { count, points } = useFormats()
  const kinds = refusedKinds.filter(kind => refused[kind] > 0)
  const shown = examples.slice(0, shownMax)
  const reasonOf = (reason: string) =>
    text(`policySimulation.reasons.${reasons.find(known => known === reason) ?? 'other'}`)
  return (
    <SettingsCard title={text('policySimulation.refused')}>
      {kinds.length === 0 ? (
        <Typography color="text.secondary">{text('policySimulation.refusedNone')}</Typography>
      ) : (
        <Typography>
          {kinds
            .map(kind => text(`policySimulation.refusedCounts.${kind}`, { count: count(refused[kind]) }))
            .join(' · ')}
        </Typography>
      )}
      {shown.length > 0 && (
        <Box component="ul" aria-label={text('policySimulation.examples')} sx={listStyle}>
          {shown.map(example => (
            <Box component="li" key={example.id} sx={rowStyle}>
              {example.user ? <Person user={example.user} /> : text('policySimulation.someone')}
              <Box sx={{ textAlign: 'right' }}>
                <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {text(`policySimulation.kinds.${example.kind}`)} · {points(example.points)}
                </Box>
                <Typography variant="body2" color="text.secondary">
                  {reasonOf(example.reason)} · <When instant={example.at} />
                </Typography>
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </SettingsCard>
  )
}

const listStyle = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 } as const

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
} as const
