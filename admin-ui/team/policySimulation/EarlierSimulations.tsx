import { listPolicySimulations } from '@laurel/contract/team/policySimulation.ts'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router-dom'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { When } from '../../elements/time/When.tsx'
import { useText } from '../../messages/useText.ts'
import { SettingsCard } from '../settings/SettingsCard.tsx'
import { usePolicyWords } from './usePolicyWords.ts'

/** The kept simulations of the team; each opens again. */
export const EarlierSimulations = ({ openId }: { readonly openId: string | null }) => {
  const text = useText()
  const words = usePolicyWords()
  const kept = useAnswer(listPolicySimulations, after => ({ query: after }))
  return (
    <SettingsCard title={text('policySimulation.earlier')}>
      {kept.data?.simulations.length === 0 && (
        <Typography color="text.secondary">{text('policySimulation.noneYet')}</Typography>
      )}
      <Box component="ul" sx={listStyle}>
        {kept.data?.simulations.map(simulation => (
          <li key={simulation.id}>
            <Link
              component={RouterLink}
              to={`?simulation=${simulation.id}`}
              aria-current={simulation.id === openId ? 'true' : undefined}
              sx={{ overflowWrap: 'anywhere' }}
            >
              {words(simulation)}
            </Link>
            <Typography variant="body2" color="text.secondary">
              <When instant={simulation.ordered_at} withTime />
            </Typography>
          </li>
        ))}
      </Box>
      <NotLoaded of={kept} columns={1} />
    </SettingsCard>
  )
}

const listStyle = {
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 1.5,
  maxHeight: 320,
  overflowY: 'auto',
} as const
