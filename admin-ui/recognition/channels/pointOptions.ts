import { GroupSettings } from '@laurel/contract/team/group.ts'
import { z } from 'zod'

import { wholeNumber } from '../../elements/form/wholeNumber.ts'

/** One amount per line; blank lines are left out, and a blank text means any amount. */
export const amountsOf = (lines: string): (number | string)[] =>
  lines
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(wholeNumber)

export const linesOf = (amounts: readonly number[]): string => amounts.join('\n')

const Options = GroupSettings.shape.shoutout_point_options

/** The amounts of shoutouts, written one per line. */
export const PointOptionLines = z.string().transform((lines, context) => {
  const { data, success } = Options.safeParse(amountsOf(lines))
  if (success) return data
  context.addIssue({ code: 'invalid_type', expected: 'number', input: lines })
  return z.NEVER
})
