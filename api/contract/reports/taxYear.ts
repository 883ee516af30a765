import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { answerList, fileLengthMax } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Cursor } from '../wire/listQuery.ts'
import { TaxLine, TaxYear } from './ownTaxYear.ts'

export const TaxedPerson = z.object({ user: UserReference, lines: answerList(TaxLine) })
export type TaxedPerson = z.infer<typeof TaxedPerson>

/** The people of a page: the streams that are read at a time stay few. */
export const taxedPeopleAtOnce = 25

/** Who received rewards in a tax year, by name. Without a year, the one that has the number of this year. */
export const listTaxedPeople = defineCall({
  name: 'listTaxedPeople',
  method: 'GET',
  path: '/v1/admin/tax/people',
  access: 'admin',
  summary: 'What people received in taxable value in a year',
  query: TaxYear.extend({ cursor: Cursor.optional() }),
  response: z.object({
    year: z.int(),
    people: z.array(TaxedPerson).max(taxedPeopleAtOnce),
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
