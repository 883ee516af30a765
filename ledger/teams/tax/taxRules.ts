import { z } from 'zod'
import { Country } from '../../kernel/country.ts'
import { ProfileFieldId } from '../../members/profile/vocabulary.ts'
import { countryNamesMax, refuseSecondRules, TaxRule, taxRulesMax, YearStart } from './vocabulary.ts'

/** What a company taxes, and where it reads the country of a person. */
export const TaxRules = z
  .strictObject({
    /** The field of the profile that holds the country; null where all people are in one. */
    countryField: ProfileFieldId.nullable(),
    /** How the field spells countries. A value of two capital letters is read as a code. */
    countryNames: z.record(z.string().min(1).max(200), Country),
    /** The country of people whose field is empty; null leaves it unknown. */
    otherwise: Country.nullable(),
    /** The first day of the tax year, where it is not 1 January. A tax year has the number of the year it begins in. */
    yearStarts: z.record(Country, YearStart),
    /** At most one decides about a kind of reward in a country. */
    rules: z.array(TaxRule).max(taxRulesMax),
  })
  .refine(({ countryNames }) => Object.keys(countryNames).length <= countryNamesMax, {
    path: ['countryNames'],
    error: `Name at most ${countryNamesMax} spellings of countries.`,
  })
  .superRefine(({ rules }, context) => refuseSecondRules(rules, context))
export type TaxRules = z.infer<typeof TaxRules>

/** Before a company has set rules, nothing is decided. */
export const noTaxRules: TaxRules = {
  countryField: null,
  countryNames: {},
  otherwise: null,
  yearStarts: {},
  rules: [],
}
