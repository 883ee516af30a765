const rules = new Intl.PluralRules('en', { type: 'ordinal' })

/** `21st`: a number as it is said of a day. */
export const ordinal = (number: number): string => {
  switch (rules.select(number)) {
    case 'one':
      return `${number}st`
    case 'two':
      return `${number}nd`
    case 'few':
      return `${number}rd`
    default:
      return `${number}th`
  }
}
