import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { Clock } from '../people/memberBalance.ts'
import { GroupReference } from '../team/team.ts'
import { AsOf } from '../wire/asOf.ts'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'

/** What the team owes its people in points as of an instant, how that came about, and how old it is. */
export const getLiability = defineCall({
  name: 'getLiability',
  method: 'GET',
  path: '/v1/admin/liability',
  access: 'admin',
  keyScope: 'ledger:read',
  summary: 'What the team owes its people, as of any instant',
  query: AsOf,
  response: z.object({
    as_of: Instant,
    clock: Clock,
    /** earned - redeemed - expired - recalled + corrections. */
    outstanding_points: Points,
    earned: Points,
    /** Less what was given back. */
    redeemed: Points,
    expired: Points,
    recalled: Points,
    /** Signed: what administrators added, less what they took away. */
    corrections: Points,
    /** Null stands for outside of channels. */
    earned_by_group: answerList(z.object({ group: GroupReference.nullable(), points: Points })),
    /** How old the outstanding points are, in days; with `out_of_order` they sum to them. */
    by_age: answerList(z.object({ days: AnswerText, points: Points })),
    /** What back-dated entries spent before it was earned; only the occurred clock knows such days. */
    out_of_order: Points,
    /** Beside the outstanding points: taken from members for redemptions that are still open. */
    held: Points,
    /** Beside them, too: what members owe of recalled shoutouts. */
    owed_by_members: Points,
    /** What rewards cost that the team pays for after the month. */
    postpaid: Points,
    /** The spent points of top-ups whose money went back. */
    owed_for_top_ups: Points,
  }),
})
