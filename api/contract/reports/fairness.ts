import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Cursor } from '../wire/listQuery.ts'
import { After } from '../wire/position.ts'

const Count = z.int().min(0)

/** Some people, and how many of them received recognition in the last 30 days. */
const Coverage = z.object({ people: Count, reached: Count })

/** How long people have been with the company. */
export const tenures = ['underYear', 'oneToThree', 'threeToFive', 'overFive', 'unknown'] as const

/** The people of a segment; without one, everyone that the caller may see. */
const FairnessQuery = After.extend({ segment: Identifier.optional() })

const question = { method: 'GET', access: 'member', errors: ['FAIRNESS_OFF', 'NOT_FOUND'] } as const

/**
 * Whom recognition reaches, for administrators, and for leads and segment managers about their own people. Counted are
 * active people who have been here for 30 days, and shoutouts, public awards and prizes. Parts are in the order of their
 * names and never of their figures.
 */
export const fairness = defineCall({
  ...question,
  name: 'fairness',
  path: '/v1/team/reporting/fairness',
  summary: 'Whom recognition reaches',
  query: FairnessQuery,
  response: z.object({
    since: Instant,
    all: Coverage,
    tenures: z.array(Coverage.extend({ tenure: z.enum(tenures) })).max(tenures.length),
    /** Null stands for people without a time zone. */
    time_zones: z.array(Coverage.extend({ time_zone: AnswerText.nullable() })).max(1000),
  }),
})

/** The same for channels, which only administrators see, or segments: 20 at a time, without those of half the team. */
export const fairnessGroups = defineCall({
  ...question,
  name: 'fairnessGroups',
  path: '/v1/team/reporting/fairness/groups',
  summary: 'Whom recognition reaches, by channel or segment',
  query: After.extend({
    by: z.enum(['channels', 'segments']).default('segments'),
    cursor: Cursor.optional(),
  }),
  response: z.object({
    groups: z.array(Coverage.extend({ id: Identifier, name: AnswerText })).max(20),
    next: Cursor.nullable(),
  }),
})

/** Active people who received nothing in the last 30 days, by name. */
export const quietPeople = defineCall({
  ...question,
  name: 'quietPeople',
  path: '/v1/team/reporting/fairness/quiet',
  summary: 'Who received nothing in the last 30 days',
  query: FairnessQuery.extend({ cursor: Cursor.optional() }),
  response: z.object({ users: z.array(UserReference).max(25), next: Cursor.nullable() }),
})

/**
 * Shoutouts of the last whole month in UTC: how many went to someone who thanked the giver as well, and circles of people who thank almost only each other.
 */
export const reciprocity = defineCall({
  ...question,
  name: 'reciprocity',
  path: '/v1/team/reporting/fairness/reciprocity',
  summary: 'How much recognition goes both ways',
  query: FairnessQuery,
  response: z.object({
    month: z.string().length(7),
    /** Null where the question is about some people and not about the whole team. */
    both_ways: z.object({ given: Count, returned: Count }).nullable(),
    circles: answerList(z.object({ users: z.array(UserReference).max(6) })),
  }),
})
