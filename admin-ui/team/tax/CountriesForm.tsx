import { TaxRule } from '@laurel/contract/team/taxRule.ts'
import { setTaxRules, type TaxSettings } from '@laurel/contract/team/taxRules.ts'
import { YearStart } from '@laurel/ledger/teams/tax/vocabulary.ts'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { z } from 'zod'
import { useMe } from '../../app/access/MeContext.ts'
import { useAct } from '../../elements/action/useAct.ts'
import { ChoiceInput } from '../../elements/form/ChoiceInput.tsx'
import { FormPart } from '../../elements/form/FormPart.tsx'
import { SaveBar } from '../../elements/form/SaveBar.tsx'
import { SchemaForm } from '../../elements/form/SchemaForm.tsx'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { type Translate, useText } from '../../messages/useText.ts'
import { CountryInput } from './CountryInput.tsx'
import { linesOf, pairsOf } from './countryLines.ts'

type Countries = Pick<TaxSettings, 'country_field' | 'country_names' | 'otherwise' | 'year_starts'>

const country = TaxRule.shape.country
const isCountry = (value: string): boolean => country.safeParse(value).success
const isDay = (value: string): boolean => YearStart.safeParse(value).success

/** Where people are, and when tax years begin there. */
export const CountriesForm = ({ settings }: { readonly settings: TaxSettings }) => {
  const text = useText()
  const { custom_fields: customFields } = useMe().team
  const { country_names: names, year_starts: starts, rules } = settings
  const schema = useMemo(() => countriesFormOf(text), [text])
  const { perform } = useAct(
    (countries: Countries, act) => act(setTaxRules, { body: { ...countries, rules } }),
    text('tax.saved'),
  )
  const fields = customFields.slack_fields.map(({ id, label }) => ({ value: id, label }))
  const chosen = settings.country_field
  // A field that the workspace does not have any more.
  const former =
    chosen === null || fields.some(({ value }) => value === chosen)
      ? []
      : [{ value: chosen, label: text('tax.formerField', { field: chosen }) }]
  return (
    <SchemaForm
      schema={schema}
      defaultValues={{
        country_field: settings.country_field,
        otherwise: settings.otherwise ?? '',
        names: linesOf(names.map(each => [each.name, each.country])),
        starts: linesOf(starts.map(each => [each.country, each.day])),
      }}
      onSave={perform}
      isGuarded
    >
      <FormPart title={text('tax.countries')}>
        <Typography color="text.secondary">{text('tax.countriesSentence')}</Typography>
        <ChoiceInput
          source="country_field"
          label={text('tax.field')}
          choices={[{ value: null, label: text('tax.noField') }, ...fields, ...former]}
        />
        <CountryInput source="otherwise" label={text('tax.otherwise')} hint={text('tax.otherwiseHint')} />
        <TextInput
          source="names"
          isOptional
          rows={3}
          label={text('tax.names')}
          hint={text('tax.namesHint')}
        />
        <TextInput
          source="starts"
          isOptional
          rows={2}
          label={text('tax.starts')}
          hint={text('tax.startsHint')}
        />
        <SaveBar />
      </FormPart>
    </SchemaForm>
  )
}

const countriesFormOf = (text: Translate) =>
  z
    .object({
      country_field: z.string().nullable(),
      otherwise: z.string(),
      names: z.string(),
      starts: z.string(),
    })
    .transform(({ country_field, otherwise, ...lines }, context): Countries => {
      const refuse = (path: string, message: string) =>
        context.addIssue({ code: 'custom', path: [path], message })
      const names = pairsOf(lines.names, isCountry)
      if (names.wrong !== undefined) refuse('names', text('tax.lineWrong', { line: names.wrong }))
      const starts = pairsOf(lines.starts, isDay)
      if (names.twice !== undefined) refuse('names', text('tax.lineTwice', { name: names.twice }))
      if (starts.twice !== undefined) refuse('starts', text('tax.lineTwice', { name: starts.twice }))
      const wrongStart = starts.wrong ?? starts.pairs.find(([code]) => !isCountry(code))?.join(' = ')
      if (wrongStart !== undefined) refuse('starts', text('tax.lineWrong', { line: wrongStart }))
      return {
        country_field,
        otherwise: otherwise === '' ? null : otherwise,
        country_names: names.pairs.map(([name, code]) => ({ name, country: code })),
        year_starts: starts.pairs.map(([code, day]) => ({ country: code, day })),
      }
    })
