import { Points } from '@laurel/ledger/kernel/points.ts'
import { requiredText } from '@laurel/ledger/kernel/text.ts'
import {
  expiryReasonMax,
  PointsExpiryMonths,
  pointsExpiryMonthsMax,
  pointsExpiryMonthsMin,
} from '@laurel/ledger/teams/vocabulary.ts'
import { z } from 'zod'
import { defineCall } from '../wire/call.ts'
import { Acknowledged, After } from '../wire/position.ts'

export const PointsExpirySettings = z.object({
  /** For how many months points can be redeemed; null for ever. */
  months: PointsExpiryMonths,
  reason: requiredText(expiryReasonMax),
})

export const previewedDaysMax = 3

/** What would expire on the next days of expiry, if no one redeemed anything until then. */
const Expiring = z.object({
  day: z.iso.date(),
  points: Points,
  members: z.int().min(0),
})

export const getPointsExpiry = defineCall({
  name: 'getPointsExpiry',
  method: 'GET',
  path: '/v1/admin/settings/points-expiry',
  access: 'admin',
  summary: 'When points of the team expire',
  query: After,
  response: z.object({
    months: PointsExpiryMonths,
    /** Nothing expires before this day; null while points do not expire. */
    not_before: z.iso.date().nullable(),
  }),
})

/** Nothing expires within 60 days of a change that lets points expire sooner. What expired does not come back. */
export const setPointsExpiry = defineCall({
  name: 'setPointsExpiry',
  method: 'POST',
  path: '/v1/admin/settings/points-expiry',
  access: 'admin',
  summary: 'Say for how long points can be redeemed',
  body: PointsExpirySettings,
  response: Acknowledged,
  errors: ['TEAM_UNKNOWN'],
  isCommand: true,
})

export const previewPointsExpiry = defineCall({
  name: 'previewPointsExpiry',
  method: 'GET',
  path: '/v1/admin/settings/points-expiry/preview',
  access: 'admin',
  summary: 'What would expire in the next months',
  query: After.extend({
    months: z.coerce.number().int().min(pointsExpiryMonthsMin).max(pointsExpiryMonthsMax),
  }),
  response: z.object({ days: z.array(Expiring).max(previewedDaysMax) }),
  errors: ['TEAM_UNKNOWN'],
})
