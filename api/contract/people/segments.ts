import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { segmentChangesMax } from '@laurel/ledger/segments/vocabulary.ts'
import { z } from 'zod'
import { answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Acknowledged, After, Position } from '../wire/position.ts'
import { SearchWords } from '../wire/searchWords.ts'
import { Segment, SegmentFilters, SegmentSettings } from './segment.ts'
import { UserReference } from './userReference.ts'

const SegmentAnswer = z.object({ segment: Segment, position: Position })
const segmentId = z.object({ id: Identifier })

export const listSegments = defineCall({
  name: 'listSegments',
  method: 'GET',
  path: '/v1/team/segments',
  access: 'admin',
  summary: 'The segments of the team',
  query: After,
  response: z.object({ segments: answerList(Segment) }),
})

/** What is left out: a segment by hand without members, managers and adjustments. */
export const createSegment = defineCall({
  name: 'createSegment',
  method: 'POST',
  path: '/v1/team/segments',
  access: 'admin',
  summary: 'Add a segment',
  body: SegmentSettings.partial()
    .extend({
      name: SegmentSettings.shape.name,
      users: z.array(Identifier).max(segmentChangesMax).optional(),
    })
    .refine(({ sync_type, filters = [] }) => sync_type !== 'field_sync' || filters.length > 0, {
      error: 'Add at least one group of conditions.',
      path: ['filters'],
    }),
  response: SegmentAnswer,
  errors: ['MEMBER_UNKNOWN', 'SEGMENT_FIELD_REPEATED'],
  isCommand: true,
})

export const getSegment = defineCall({
  name: 'getSegment',
  method: 'GET',
  path: '/v1/team/segments/:id',
  access: 'admin',
  summary: 'A segment',
  params: segmentId,
  query: After,
  response: z.object({ segment: Segment }),
  errors: ['NOT_FOUND'],
})

/** Fields that are not sent stay as they are. */
export const changeSegment = defineCall({
  name: 'changeSegment',
  method: 'PATCH',
  path: '/v1/team/segments/:id',
  access: 'admin',
  summary: 'Change a segment',
  params: segmentId,
  body: SegmentSettings.partial(),
  response: SegmentAnswer,
  errors: ['SEGMENT_UNKNOWN', 'MEMBER_UNKNOWN', 'SEGMENT_FIELD_REPEATED'],
  isCommand: true,
})

export const deleteSegment = defineCall({
  name: 'deleteSegment',
  method: 'DELETE',
  path: '/v1/team/segments/:id',
  access: 'admin',
  summary: 'Delete a segment, with its adjustments and the access of its managers',
  params: segmentId,
  response: Acknowledged,
  errors: ['SEGMENT_UNKNOWN'],
  isCommand: true,
})

/** Who is in a segment, by name: the first 100, or everybody with `fetchAll`. */
export const segmentMembers = defineCall({
  name: 'segmentMembers',
  method: 'GET',
  path: '/v1/team/segments/:id/members',
  access: 'admin',
  summary: 'Members of a segment',
  params: segmentId,
  query: After.extend({ q: SearchWords.optional(), fetchAll: z.stringbool().optional() }),
  response: z.object({
    users: answerList(UserReference),
    /** Null above 10,000 members, unless all are fetched. */
    total: z.int().min(0).nullable(),
  }),
  errors: ['NOT_FOUND'],
})

/** `users` names everyone who is to be in the segment. */
export const changeSegmentMembers = defineCall({
  name: 'changeSegmentMembers',
  method: 'PATCH',
  path: '/v1/team/segments/:id/members',
  access: 'admin',
  summary: 'Choose the members of a segment by hand',
  params: segmentId,
  body: z.object({ users: z.array(Identifier).max(segmentChangesMax) }),
  response: SegmentAnswer,
  errors: ['SEGMENT_UNKNOWN', 'SEGMENT_FOLLOWS_FIELDS', 'MEMBER_UNKNOWN'],
  isCommand: true,
})

/** Who meets conditions, before they are saved: their number, and the first 20 by name. */
export const previewSegment = defineCall({
  name: 'previewSegment',
  method: 'POST',
  path: '/v1/team/segments/preview',
  access: 'admin',
  summary: 'The members who meet conditions',
  body: z.object({ filters: SegmentFilters.min(1) }),
  response: z.object({ user_count: z.int().min(0), users: answerList(UserReference) }),
})
