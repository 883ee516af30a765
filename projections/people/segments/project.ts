import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { projectBy } from '../../engine/tables/projectBy.ts'
import type { ReadModel } from '../../engine/tables/readModel.ts'
import type { RowChange } from '../../engine/tables/rowChange.ts'
import { segmentCauses, segmentMembers, segmentSizes, segments } from './tables.ts'

const countCause = ({
  metadata: { teamId },
}: {
  readonly metadata: { readonly teamId: TeamId }
}): RowChange[] => [segmentCauses.add({ teamId }, { changes: 1 })]

const project = projectBy({
  SegmentDefined: ({ data: { segmentId, ...settings }, metadata: { teamId, occurredAt } }) => [
    segments.put({ teamId, segmentId, ...settings, definedAt: occurredAt }),
    segmentCauses.add({ teamId }, { changes: 1 }),
  ],
  SegmentMembersChanged: ({ data: { segmentId, joined, left }, metadata: { teamId } }) => [
    ...joined.map(memberId => segmentMembers.put({ teamId, segmentId, memberId })),
    ...left.map(memberId => segmentMembers.remove({ teamId, segmentId, memberId })),
    // The event names only members whose membership changed.
    segmentSizes.add({ teamId, segmentId }, { memberCount: joined.length - left.length }),
  ],
  SegmentDeleted: ({ data: { segmentId }, metadata: { teamId } }) => [segments.remove({ teamId, segmentId })],
  MemberAdded: countCause,
  MemberProfileChanged: countCause,
  MemberFieldsSynced: countCause,
  MemberDeactivated: countCause,
  MemberReactivated: countCause,
  MemberErased: countCause,
  ProfileFieldsSynced: countCause,
})

export const segmentsReadModel: ReadModel = {
  name: 'segments',
  version: 1,
  tables: [segments, segmentMembers, segmentSizes, segmentCauses],
  project,
}
