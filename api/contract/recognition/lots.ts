import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { AnswerText } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { After } from '../wire/position.ts'
import { PointsEntry } from './ownPoints.ts'

/** A credit of which something is left. The oldest one is spent first. */
const lot = {
  id: AnswerText,
  received_at: Instant,
  points: Points,
  left: Points,
  /** The first day without it; null where points do not expire. */
  expires_on: z.iso.date().nullable(),
}

export const OwnLot = z.object(lot).extend(PointsEntry.pick({ reason: true, by: true, text: true }).shape)
export type OwnLot = z.infer<typeof OwnLot>

export const MemberLot = z.object({ ...lot, event_type: AnswerText })
export type MemberLot = z.infer<typeof MemberLot>

/** Older lots are listed; what the newer ones hold is summed. */
export const lotsMax = 100

const expiry = {
  points: Points,
  /** For how many months points can be redeemed; null for ever. */
  expiry_months: z.int().nullable(),
  /** The next points that expire. */
  next: z.object({ day: z.iso.date(), points: Points }).nullable(),
  /** The points of newer lots, which are not listed. */
  newer: Points,
}

/** What the signed-in person holds, by when it was received and when it expires. */
export const listOwnLots = defineCall({
  name: 'listOwnLots',
  method: 'GET',
  path: '/v1/user/lots',
  access: 'member',
  summary: 'The points you hold, by when you received them',
  query: After,
  response: z.object({ ...expiry, lots: z.array(OwnLot).max(lotsMax) }),
})

export const listMemberLots = defineCall({
  name: 'listMemberLots',
  method: 'GET',
  path: '/v1/admin/members/:id/lots',
  access: 'admin',
  summary: 'The points that a member holds, by when they were received',
  params: z.object({ id: Identifier }),
  query: After,
  response: z.object({ ...expiry, lots: z.array(MemberLot).max(lotsMax) }),
  errors: ['NOT_FOUND'],
})
