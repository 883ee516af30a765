import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Cursor } from '../wire/listQuery.ts'
import { After } from '../wire/position.ts'

/** How far ahead one looks: to the same day so many months on, both days included. */
export const monthsAhead = 6

const Month = z.int().min(0).max(11)
const Day = z.int().min(1).max(31)

/** The joining date of a person; months count from 0. Null where it is not known. */
const Person = UserReference.extend({
  email: AnswerText.nullable(),
  anniversary_month: Month.nullable(),
  anniversary_day: Day.nullable(),
  anniversary_year: z.int().nullable(),
})

/** A birthday that is private is named without its date. */
export const UpcomingBirthday = Person.extend({
  metadata: z.object({ birthday_public: z.enum(['PUBLIC', 'PRIVATE']) }),
  birthday_month: Month.nullable(),
  birthday_day: Day.nullable(),
  /** The day it falls on, `2026-11-21`; null where it is private. */
  date: z.iso.date().nullable(),
})
export type UpcomingBirthday = z.infer<typeof UpcomingBirthday>

export const UpcomingAnniversary = Person.extend({
  date: z.iso.date(),
  /** Years with the company on that day; 0 is the first one. */
  years: z.int().min(0),
})
export type UpcomingAnniversary = z.infer<typeof UpcomingAnniversary>

const upcoming = <const Name extends string, const Path extends `/v1/${string}`, Upcoming extends z.ZodType>(
  name: Name,
  path: Path,
  summary: string,
  person: Upcoming,
) =>
  defineCall({
    name,
    method: 'GET',
    path,
    access: 'admin',
    summary,
    query: After.extend({ cursor: Cursor.optional() }),
    response: z.object({
      /** A hundred on each page. */
      users: answerList(person),
      /** The cursor of the next page; null on the last one. */
      next: Cursor.nullable(),
    }),
    errors: ['PRO_REQUIRED'],
  })

export const upcomingBirthdays = upcoming(
  'upcomingBirthdays',
  '/v1/team/upcoming_birthdays',
  'Birthdays of the next six months, in order; private ones at the end without their date',
  UpcomingBirthday,
)

export const upcomingAnniversaries = upcoming(
  'upcomingAnniversaries',
  '/v1/team/upcoming_anniversaries',
  'Work anniversaries of the next six months, in order',
  UpcomingAnniversary,
)

export const upcomingNewHires = upcoming(
  'upcomingNewHires',
  '/v1/team/upcoming_newhires',
  'Who joins in the next six months, in order',
  UpcomingAnniversary,
)
