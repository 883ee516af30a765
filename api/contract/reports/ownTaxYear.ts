import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import { rewardKinds, taxRulesMax } from '@laurel/ledger/teams/tax/vocabulary.ts'
import { z } from 'zod'
import { TaxRule } from '../team/taxRule.ts'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { After } from '../wire/position.ts'

/** `2026-10`. */
const MonthText = z.string().length('2026-10'.length)

/** What one person received in a tax year under one rule. Amounts are points; a point is a US cent. */
export const TaxLine = z.object({
  /** Null if the profile does not name one. */
  country: AnswerText.nullable(),
  /** Where the company has the rule from; null if no rule decides. */
  source: AnswerText.nullable(),
  kinds: z.array(z.enum(rewardKinds)).max(rewardKinds.length),
  items: z.int().min(0),
  /** Gifts that had no price: the company adds their value. */
  items_without_value: z.int().min(0),
  received: Points,
  /** Null if no rule decides. */
  taxable: Points.nullable(),
  /** What came back from earlier tax years, which were reported. It is not taken off. */
  returned: Points,
  /** The months in which the oldest and the newest of these points had been received. */
  points_from: MonthText.nullable(),
  points_until: MonthText.nullable(),
})
export type TaxLine = z.infer<typeof TaxLine>

/** One reward that was received in a tax year, or came back in it. */
export const TaxedReward = z.object({
  redemption_id: Identifier,
  name: AnswerText,
  kind: z.enum(rewardKinds),
  /** In the time zone of the team. */
  received_on: z.iso.date(),
  country: AnswerText.nullable(),
  /** What it cost the person, or the price of a gift. Null for a gift without a price. */
  value: Points.nullable(),
  source: AnswerText.nullable(),
  /** It was received in an earlier tax year and came back in this one. */
  is_returned: z.boolean(),
})
export type TaxedReward = z.infer<typeof TaxedReward>

/** A tax year has the number of the calendar year in which it begins. */
export const TaxYear = After.extend({
  year: z
    .string()
    .regex(/^20\d\d$/, 'Write the year with four digits, such as 2026.')
    .max('2026'.length)
    .transform(Number)
    .optional(),
})

/** Years that a screen offers, from this one back. */
export const taxYearsBack = 6

/** What the signed-in person received in a tax year. Without a year, the one that has the number of this year. */
export const ownTaxYear = defineCall({
  name: 'ownTaxYear',
  method: 'GET',
  path: '/v1/user/tax',
  access: 'member',
  summary: 'What you received in a tax year',
  query: TaxYear,
  response: z.object({ year: z.int(), lines: answerList(TaxLine), rewards: answerList(TaxedReward) }),
})

/** What the company taxes where the person is now. */
export const ownTaxRules = defineCall({
  name: 'ownTaxRules',
  method: 'GET',
  path: '/v1/user/tax/rules',
  access: 'member',
  summary: 'What your company taxes where you are',
  query: After,
  response: z.object({
    /** Null if it is unknown. */
    country: AnswerText.nullable(),
    rules: z.array(TaxRule).max(taxRulesMax),
  }),
})
