import {
  ChartSettings,
  getChartOfAccounts,
  setChartOfAccounts,
} from '@laurel/contract/team/chartOfAccounts.ts'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { Page } from '../../app/shell/Page.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { FormPart } from '../../elements/form/FormPart.tsx'
import { SaveBar } from '../../elements/form/SaveBar.tsx'
import { SchemaForm } from '../../elements/form/SchemaForm.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { AccountInputs } from './AccountInputs.tsx'
import { FiscalYearInputs } from './FiscalYearInputs.tsx'

const groups = ['people', 'giving', 'rewards', 'fund'] as const

/** Where each account of the ledger goes in the books of the company. */
export const ChartPage = () => {
  const text = useText()
  const chart = useAnswer(getChartOfAccounts, after => ({ query: after }))
  const { perform } = useAct(
    (body: ChartSettings, act) => act(setChartOfAccounts, { body }),
    text('books.chartSaved'),
  )
  const { is_example: isExample = false, ...settings } = chart.data ?? {}
  return (
    <Page
      title={text('books.chart')}
      lead={text('books.chartLead')}
      crumb={{ path: '/reporting/books', label: 'places.books' }}
    >
      {chart.data ? (
        <SchemaForm schema={ChartSettings} defaultValues={settings} onSave={perform} isGuarded>
          <Box sx={{ display: 'grid', gap: 3, maxWidth: 760, '& > *': { minWidth: 0 } }}>
            <Typography color="text.secondary">{text('books.noAdvice')}</Typography>
            {groups.map(group => (
              <FormPart key={group} title={text(`books.groups.${group}`)}>
                <AccountInputs group={group} />
              </FormPart>
            ))}
            <FormPart title={text('books.fiscalYear')}>
              <FiscalYearInputs />
              <SaveBar isAlwaysOpen={isExample} />
            </FormPart>
          </Box>
        </SchemaForm>
      ) : (
        <Card>
          <NotLoaded of={chart} columns={2} />
        </Card>
      )}
    </Page>
  )
}
