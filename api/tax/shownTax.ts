import type { TaxLine as ShownLine, TaxedReward } from '@laurel/contract/reports/ownTaxYear.ts'
import type { TaxSettings } from '@laurel/contract/team/taxRules.ts'
import type { RuledReward, TaxLine } from '@laurel/ledger/audit/tax/taxableValue.ts'
import type { TaxRules } from '@laurel/ledger/teams/tax/taxRules.ts'

/** The rules as the contract has them. */
export const shownRules = (rules: TaxRules): TaxSettings => ({
  country_field: rules.countryField,
  country_names: Object.entries(rules.countryNames).map(([name, country]) => ({ name, country })),
  otherwise: rules.otherwise,
  year_starts: Object.entries(rules.yearStarts).map(([country, day]) => ({ country, day })),
  rules: rules.rules.map(({ isTaxable, ...rule }) => ({ ...rule, is_taxable: isTaxable })),
})

export const sentRules = (settings: TaxSettings): TaxRules => ({
  countryField: settings.country_field,
  countryNames: Object.fromEntries(settings.country_names.map(({ name, country }) => [name, country])),
  otherwise: settings.otherwise,
  yearStarts: Object.fromEntries(settings.year_starts.map(({ country, day }) => [country, day])),
  rules: settings.rules.map(({ is_taxable: isTaxable, ...rule }) => ({ ...rule, isTaxable })),
})

export const shownLine = (line: TaxLine): ShownLine => ({
  country: line.country,
  source: line.rule?.source ?? null,
  kinds: [...line.kinds],
  items: line.items,
  items_without_value: line.itemsWithoutValue,
  received: line.received,
  taxable: line.taxable,
  returned: line.returned,
  points_from: line.lotsFrom,
  points_until: line.lotsUntil,
})

export const shownReward = (reward: RuledReward): TaxedReward => ({
  redemption_id: reward.redemptionId,
  name: reward.reward,
  kind: reward.kind,
  received_on: reward.day,
  country: reward.country,
  value: reward.value,
  source: reward.rule?.source ?? null,
  is_returned: reward.isReturned,
})
