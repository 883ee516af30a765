import { currencyCodes } from '@laurel/contract/team/currencies.ts'
import { getSettings } from '@laurel/contract/team/settings.ts'
import { TeamMetadataChanges } from '@laurel/contract/team/teamMetadata.ts'
import { updateMetadata } from '@laurel/contract/team/updateMetadata.ts'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useMemo } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { z } from 'zod'
import { useMe } from '../../app/access/MeContext.ts'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { useAct } from '../../elements/action/useAct.ts'
import { ChoiceInput } from '../../elements/form/ChoiceInput.tsx'
import { SaveBar } from '../../elements/form/SaveBar.tsx'
import { SchemaForm } from '../../elements/form/SchemaForm.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { Calendar } from './Calendar.tsx'
import { SettingsCard } from './SettingsCard.tsx'

const Money = TeamMetadataChanges.pick({ base_currency: true, allowance_interval: true }).required()
type Money = z.output<typeof Money>

const intervals = ['WEEKLY', 'BIWEEKLY', 'MONTHLY', 'QUARTERLY'] as const

/** The currency of amounts, and the rhythm of allowances. */
export const MoneyForm = () => {
  const { base_currency, allowance_interval } = useMe().team
  const text = useText()
  const settings = useAnswer(getSettings, after => ({ query: after }))
  const currencies = useCurrencies()
  const { perform } = useAct((body: Money, act) => act(updateMetadata, { body }), text('team.saved'))
  const known = Money.shape.base_currency.safeParse(base_currency)
  return (
    <SettingsCard title={text('settings.money')}>
      <SchemaForm
        label={text('settings.money')}
        schema={Money}
        defaultValues={{ base_currency: known.success ? known.data : 'USD', allowance_interval }}
        onSave={perform}
        isGuarded
      >
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <ChoiceInput
            source="base_currency"
            label={text('settings.currency')}
            choices={currencies}
            hint={text('settings.currencyHint')}
          />
          <ChoiceInput
            source="allowance_interval"
            label={text('settings.interval')}
            choices={intervals.map(value => ({ value, label: text(`team.intervals.${value}`) }))}
          />
          {settings.data && <Calendar zone={settings.data.time_zone} starts={settings.data.next_periods} />}
          <NotLoaded of={settings} columns={1} />
          <Link component={RouterLink} to="/settings/allowances" sx={{ justifySelf: 'start' }}>
            {text('settings.toAllowances')}
          </Link>
          <SaveBar />
        </Box>
      </SchemaForm>
    </SettingsCard>
  )
}

/** Currencies by their names in the language of the reader. */
const useCurrencies = () => {
  const { locale } = useFormats()
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'currency' })
    return currencyCodes
      .map(value => ({ value, label: `${names.of(value) ?? value} (${value})` }))
      .toSorted((one, other) => one.label.localeCompare(other.label, locale))
  }, [locale])
}
