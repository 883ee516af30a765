import { getSettings } from '@laurel/contract/team/settings.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { Link, useSearchParams } from 'react-router-dom'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { Page } from '../../app/shell/Page.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { SettingsCard } from '../settings/SettingsCard.tsx'
import { EarlierSimulations } from './EarlierSimulations.tsx'
import { PolicyForm } from './PolicyForm.tsx'
import { SimulationView } from './SimulationView.tsx'

const assumed = ['behaviour', 'refused', 'channels', 'months'] as const

/** Tries a changed policy on the history of the team. The address names the simulation that is open. */
export const PolicySimulationPage = () => {
  const text = useText()
  const settings = useAnswer(getSettings, after => ({ query: after }))
  const [query, setQuery] = useSearchParams()
  const id = query.get('simulation')
  return (
    <Page
      title={text('places.policySimulation')}
      lead={text('policySimulation.lead')}
      crumb={{ path: '/settings', label: 'places.settings' }}
    >
      <Box sx={columnsStyle}>
        {settings.data ? (
          <PolicyForm
            settings={settings.data}
            onOrdered={simulation => setQuery({ simulation }, { preventScrollReset: true })}
          />
        ) : (
          <Card>
            <NotLoaded of={settings} columns={2} />
          </Card>
        )}
        <EarlierSimulations openId={id} />
      </Box>
      {id !== null && <SimulationView key={id} id={id} />}
      <Box sx={{ marginTop: 2, display: 'grid', gap: 2, justifyItems: 'start' }}>
        <SettingsCard title={text('policySimulation.assumptions')}>
          <Box component="ul" sx={{ margin: 0, paddingLeft: 2.5, display: 'grid', gap: 0.75 }}>
            {assumed.map(name => (
              <li key={name}>{text(`policySimulation.assumed.${name}`)}</li>
            ))}
          </Box>
        </SettingsCard>
        <Button component={Link} to="/settings/allowances" variant="outlined">
          {text('policySimulation.toAllowances')}
        </Button>
      </Box>
    </Page>
  )
}

const columnsStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  marginBottom: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
} as const
