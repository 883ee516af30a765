import { ProfileFieldId } from '@laurel/ledger/members/profile/vocabulary.ts'
import {
  countryNamesMax,
  refuseSecondRules,
  taxRulesMax,
  YearStart,
} from '@laurel/ledger/teams/tax/vocabulary.ts'
import { z } from 'zod'
import { defineCall } from '../wire/call.ts'
import { Acknowledged, After } from '../wire/position.ts'
import { TaxRule } from './taxRule.ts'

const { shape } = TaxRule

/** How a profile spells a country. */
const CountryName = z.strictObject({ name: z.string().trim().min(1).max(200), country: shape.country })

const refuseSecondLines = (
  path: string,
  keys: readonly string[],
  { addIssue }: Pick<z.RefinementCtx, 'addIssue'>,
): void => {
  const index = keys.findIndex((key, at) => keys.indexOf(key) < at)
  if (index >= 0)
    addIssue({
      code: 'custom',
      path: [path, index],
      message: `There is another line for ${keys[index]}. Keep one of them.`,
    })
}

const fields = {
  /** The field of the profile that holds the country; null where all people are in one. */
  country_field: ProfileFieldId.nullable(),
  country_names: z.array(CountryName).max(countryNamesMax),
  /** The country of people whose field is empty; null leaves it unknown. */
  otherwise: shape.country.nullable(),
  /** The first day of the tax year, where it is not 1 January. */
  year_starts: z.array(z.strictObject({ country: shape.country, day: YearStart })).max(countryNamesMax),
  rules: z.array(TaxRule).max(taxRulesMax),
}

/** What the company taxes. At most one rule decides about a kind of reward in a country. */
export const TaxSettings = z.strictObject(fields).superRefine((settings, context) => {
  refuseSecondRules(settings.rules, context)
  refuseSecondLines(
    'country_names',
    settings.country_names.map(({ name }) => name),
    context,
  )
  refuseSecondLines(
    'year_starts',
    settings.year_starts.map(({ country }) => country),
    context,
  )
})
export type TaxSettings = z.infer<typeof TaxSettings>

export const getTaxRules = defineCall({
  name: 'getTaxRules',
  method: 'GET',
  path: '/v1/admin/settings/tax',
  access: 'admin',
  summary: 'What the company taxes',
  query: After,
  response: z.object({
    ...fields,
    /** Rules to begin with: an example of the form, and no tax advice. */
    example: z.object(fields),
  }),
})

export const setTaxRules = defineCall({
  name: 'setTaxRules',
  method: 'POST',
  path: '/v1/admin/settings/tax',
  access: 'admin',
  summary: 'Set what the company taxes',
  body: TaxSettings,
  response: Acknowledged,
  errors: ['TEAM_UNKNOWN'],
  isCommand: true,
})
