import { getTaxRules } from '@laurel/contract/team/taxRules.ts'
import Box from '@mui/material/Box'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { Page } from '../../app/shell/Page.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { CountriesForm } from './CountriesForm.tsx'
import { TaxedPeople } from './TaxedPeople.tsx'
import { TaxRuleList } from './TaxRuleList.tsx'

/** What people received in taxable value, and the rules of the company that decide it. */
export const TaxPage = () => {
  const text = useText()
  const settings = useAnswer(getTaxRules, after => ({ query: after }))
  return (
    <Page
      title={text('places.tax')}
      lead={text('tax.lead')}
      crumb={{ path: '/settings', label: 'places.settings' }}
    >
      <Box sx={{ display: 'grid', gap: 4, maxWidth: 1080, '& > *': { minWidth: 0 } }}>
        <TaxedPeople />
        {settings.data && (
          <>
            <TaxRuleList settings={settings.data} />
            <CountriesForm settings={settings.data} />
          </>
        )}
        <NotLoaded of={settings} columns={1} />
      </Box>
    </Page>
  )
}
