import { Points } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { defineCall } from '../wire/call.ts'
import { After } from '../wire/position.ts'

const Count = z.int().min(0)

/** What the celebrations of this month bring people, those that are still to come included. */
const Cost = z.object({ estimated_point_cost: Points })

export const birthdayStats = defineCall({
  name: 'birthdayStats',
  method: 'GET',
  path: '/v1/team/birthday_stats',
  access: 'admin',
  summary: 'Birthdays of this month: celebrated, upcoming, and what they cost',
  query: After,
  response: Cost.extend({ birthdays_celebrated: Count, birthdays_upcoming: Count }),
  errors: ['PRO_REQUIRED'],
})

export const anniversaryStats = defineCall({
  name: 'anniversaryStats',
  method: 'GET',
  path: '/v1/team/anniversary_stats',
  access: 'admin',
  summary: 'Work anniversaries of this month: celebrated, upcoming, and what they cost',
  query: After,
  response: Cost.extend({ anniversaries_celebrated: Count, anniversaries_upcoming: Count }),
  errors: ['PRO_REQUIRED'],
})

export const newHireStats = defineCall({
  name: 'newHireStats',
  method: 'GET',
  path: '/v1/team/newhire_stats',
  access: 'admin',
  summary: 'New colleagues of this month: welcomed, upcoming, and what they cost',
  query: After,
  response: Cost.extend({ newhires_celebrated: Count, newhires_upcoming: Count }),
  errors: ['PRO_REQUIRED'],
})
