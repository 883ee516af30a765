import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Month } from '@laurel/ledger/kernel/month.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import { rewardKinds } from '@laurel/ledger/teams/tax/vocabulary.ts'
import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { TaxRule } from '../team/taxRules.ts'
import { AnswerText, answerList, fileLengthMax } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Cursor } from '../wire/listQuery.ts'
import { After } from '../wire/position.ts'

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
  points_from: Month.nullable(),
  points_until: Month.nullable(),
})
export type TaxLine = z.infer<typeof TaxLine>

export const TaxedPerson = z.object({ user: UserReference, lines: answerList(TaxLine) })
export type TaxedPerson = z.infer<typeof TaxedPerson>

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
export const taxYearMin = 2000
const TaxYear = After.extend({ year: z.coerce.number().int().min(taxYearMin).max(2100).optional() })

/** Who received rewards in a tax year, by name. Without a year, the one that runs. */
export const listTaxedPeople = defineCall({
  name: 'listTaxedPeople',
  method: 'GET',
  path: '/v1/admin/tax/people',
  access: 'admin',
  summary: 'What people received in taxable value in a year',
  query: TaxYear.extend({ cursor: Cursor.optional() }),
  response: z.object({
    year: z.int(),
    people: z.array(TaxedPerson).max(25),
    next: Cursor.nullable(),
  }),
})

const file = { method: 'GET', access: 'admin', query: TaxYear, answers: 'csv' } as const

/** A line per person, country and rule. */
export const exportTaxedPeople = defineCall({
  ...file,
  name: 'exportTaxedPeople',
  path: '/v1/admin/tax/people/export',
  summary: 'The taxable value of a year for payroll, as CSV',
  response: z.string().max(fileLengthMax),
})

/** A line per reward and month of its points. */
export const exportTaxedRewards = defineCall({
  ...file,
  name: 'exportTaxedRewards',
  path: '/v1/admin/tax/rewards/export',
  summary: 'Each reward of a tax year with its rule and the months of its points, as CSV',
  response: z.string().max(fileLengthMax),
})

/** What the signed-in person received in a tax year, and the rules for where they are now. */
export const ownTaxYear = defineCall({
  name: 'ownTaxYear',
  method: 'GET',
  path: '/v1/user/tax',
  access: 'member',
  summary: 'What you received in a tax year',
  query: TaxYear,
  response: z.object({
    year: z.int(),
    lines: answerList(TaxLine),
    rewards: answerList(TaxedReward),
    /** Where the person is now; null if it is unknown. */
    country: AnswerText.nullable(),
    /** What the company taxes there. */
    rules: z.array(TaxRule).max(100),
  }),
})
