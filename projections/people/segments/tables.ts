import { Adjustments, SegmentSync } from '@laurel/ledger/segments/vocabulary.ts'
import { instant, listOf, objectOf, text, uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable } from '../../engine/tables/table.ts'

/** The segments of a team. */
export const segments = defineTable({
  readModel: 'segments',
  name: 'segments',
  columns: {
    teamId: uuid,
    segmentId: uuid,
    name: text,
    sync: objectOf(SegmentSync),
    managerIds: listOf(uuid),
    adjustments: objectOf(Adjustments),
    definedAt: instant,
  },
  key: ['teamId', 'segmentId'],
})

/** The members of each segment. Rows of a deleted segment stay; queries join the segment. */
export const segmentMembers = defineTable({
  readModel: 'segments',
  name: 'segmentMembers',
  columns: { teamId: uuid, segmentId: uuid, memberId: uuid },
  key: ['teamId', 'segmentId', 'memberId'],
  indexes: ['team_id, member_id'],
})

/** The number of members of each segment, so that lists of segments do not count them. */
export const segmentSizes = defineTable({
  readModel: 'segments',
  name: 'segmentSizes',
  columns: { teamId: uuid, segmentId: uuid, memberCount: whole },
  key: ['teamId', 'segmentId'],
  isReplacedOften: true,
})

/** Counts the changes after which conditions may select other members of a team, so that idle teams are not recomputed. */
export const segmentCauses = defineTable({
  readModel: 'segments',
  name: 'segmentCauses',
  columns: { teamId: uuid, changes: whole },
  key: ['teamId'],
  isReplacedOften: true,
})
