import type { SimulationResult } from '@laurel/contract/team/policySimulation.ts'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { widgetGrid } from '../../reports/widgets/widgetGrid.ts'
import { ApplyPolicy } from './ApplyPolicy.tsx'
import { ComparedWidget } from './ComparedWidget.tsx'
import { RefusedActs } from './RefusedActs.tsx'
import { SimulationFigures } from './SimulationFigures.tsx'
import { usePolicyWords } from './usePolicyWords.ts'
import { useSimulation } from './useSimulation.ts'

/** One simulation: while it runs, why it failed, or both histories side by side. */
export const SimulationView = ({ id }: { readonly id: string }) => {
  const text = useText()
  const words = usePolicyWords()
  const simulation = useSimulation(id)
  const { data } = simulation
  if (data === undefined)
    return (
      <Card>
        <NotLoaded of={simulation} columns={3} />
      </Card>
    )
  return (
    <Box component="section" aria-label={text('policySimulation.result')}>
      <Typography variant="h2" sx={{ marginBottom: 2, overflowWrap: 'anywhere' }}>
        {words(data)}
      </Typography>
      {data.result ? (
        <>
          <ApplyPolicy policy={data.policy} />
          <Result result={data.result} />
        </>
      ) : (
        <Typography role="status" color="text.secondary">
          {data.problem ?? text('policySimulation.running')}
        </Typography>
      )}
    </Box>
  )
}

const Result = ({ result }: { readonly result: SimulationResult }) => {
  const text = useText()
  const { locale } = useFormats()
  const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' })
  const monthRows = (key: 'given' | 'liability') =>
    result.months.map(row => ({
      id: row.month,
      name: month.format(new Date(`${row.month}-15T00:00:00.000Z`)),
      ...row[key],
    }))
  return (
    <>
      <SimulationFigures totals={result.totals} />
      <Box sx={{ ...widgetGrid, marginBottom: 2 }}>
        <ComparedWidget
          title={text('policySimulation.givenByMonth')}
          of={text('policySimulation.month')}
          file="simulated-points-given"
          rows={monthRows('given')}
        />
        <ComparedWidget
          title={text('policySimulation.liabilityByMonth')}
          of={text('policySimulation.month')}
          file="simulated-liability"
          rows={monthRows('liability')}
        />
        <ComparedWidget
          title={text('policySimulation.byChannel')}
          of={text('policySimulation.channel')}
          file="simulated-channels"
          rows={result.channels.map(({ id, name, ...compared }) => ({
            id: id ?? '',
            name: name ?? text('policySimulation.noChannel'),
            ...compared,
          }))}
        />
        <ComparedWidget
          title={text('policySimulation.byTenure')}
          of={text('policySimulation.tenure')}
          file="simulated-tenures"
          rows={result.tenures.map(({ tenure, ...compared }) => ({
            id: tenure,
            name: text(`policySimulation.tenures.${tenure}`),
            ...compared,
          }))}
        />
      </Box>
      <RefusedActs result={result} />
    </>
  )
}
