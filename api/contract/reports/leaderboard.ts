import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Instant, LenientInstant } from '@laurel/ledger/kernel/instant.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { Clock } from '../people/memberBalance.ts'
import { UserReference } from '../people/userReference.ts'
import { AsOf } from '../wire/asOf.ts'
import { answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { jsonText, Range } from '../wire/listQuery.ts'

export const LeaderboardSide = z.enum(['received', 'given'])

export const LeaderboardLine = z.object({
  /** Shared by everybody with as many points; the next one leaves out as many: 1, 2, 2, 4. */
  rank: z.int().min(1),
  user: UserReference,
  points: Points,
  shoutouts: z.int().min(1),
})
export type LeaderboardLine = z.infer<typeof LeaderboardLine>

/**
 * Who received or gave most by shoutouts, as of an instant: a shoutout that was recalled only later still counts.
 * Equals stand by name, then by id; the first 25 lines unless a range says otherwise.
 */
export const getLeaderboard = defineCall({
  name: 'getLeaderboard',
  method: 'GET',
  path: '/v1/admin/leaderboard',
  access: 'admin',
  keyScope: 'reports:read',
  summary: 'Who received or gave most, as of any instant',
  query: AsOf.extend({
    by: LeaderboardSide.default('received'),
    /** The first instant that counts; from the beginning when it is left out. */
    from: LenientInstant.optional(),
    /** Shoutouts of one channel alone. */
    group: Identifier.optional(),
    range: jsonText(Range).optional(),
  }),
  response: z.object({
    as_of: Instant,
    clock: Clock,
    by: LeaderboardSide,
    from: Instant.nullable(),
    lines: answerList(LeaderboardLine),
    total: z.int().min(0),
  }),
  errors: ['NOT_FOUND'],
})
