const rules = new Intl.PluralRules('en', { type: 'ordinal' })

const endings: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
}

/** The ordinal of a day: `21st`. */
export const ordinal = (number: number): string => `${number}${endings[rules.select(number)]}`
