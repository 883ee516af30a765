import { wholeNumber } from '../../elements/form/wholeNumber.ts'

/** One amount per line; blank lines are left out, and a blank text means any amount. */
export const amountsOf = (lines: string): (number | string)[] =>
  lines
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(wholeNumber)

export const linesOf = (amounts: readonly number[]): string => amounts.join('\n')
