import { conditionGroupsOf, type Segment, type SegmentSettings } from '@laurel/contract/people/segment.ts'
import type { SegmentItem } from '@laurel/projections/people/segments/queries.ts'
import { invalidRequest } from '../../http/problems/generalProblems.ts'
import type { HttpProblem } from '../../http/problems/httpProblem.ts'
import { say } from '../../messages/sentence.ts'
import type { SegmentChanges } from '../segments/saveSegment.ts'
import type { SegmentProblem } from '../segments/segmentOutcome.ts'
import { userReferenceOf } from '../userReference.ts'

export const segmentOf = (segment: SegmentItem): Segment => ({
  id: segment.segmentId,
  name: segment.name,
  sync_type: segment.sync.kind === 'manual' ? 'manual' : 'field_sync',
  user_count: segment.memberCount,
  users: segment.memberPreview.map(userReferenceOf),
  managers: segment.managers.map(userReferenceOf),
  filters:
    segment.sync.kind === 'manual'
      ? []
      : segment.sync.groups.map(group =>
          group.map(({ fieldId, operator, value }) => ({ field_id: fieldId, operator, field_value: value })),
        ),
  shoutout_budget_adjustment: segment.adjustments.memberShoutout,
  award_budget_adjustment: segment.adjustments.memberAward,
  manager_shoutout_budget_adjustment: segment.adjustments.managerShoutout,
  manager_award_budget_adjustment: segment.adjustments.managerAward,
})

/** The settings that a request names. */
export const segmentChangesOf = (
  sent: { readonly [Name in keyof SegmentSettings]?: SegmentSettings[Name] | undefined },
): SegmentChanges => ({
  name: sent.name,
  syncKind: sent.sync_type && (sent.sync_type === 'manual' ? 'manual' : 'fields'),
  groups: sent.filters && conditionGroupsOf(sent.filters),
  managerIds: sent.managers,
  adjustments: {
    memberShoutout: sent.shoutout_budget_adjustment,
    memberAward: sent.award_budget_adjustment,
    managerShoutout: sent.manager_shoutout_budget_adjustment,
    managerAward: sent.manager_award_budget_adjustment,
  },
})

/** The problem document for a segment that was not saved, for another reason than a rejection. */
export const segmentProblem = (problem: SegmentProblem): HttpProblem => {
  switch (problem) {
    case 'CONDITIONS_REQUIRED':
      return invalidRequest([{ path: 'body.filters', message: say('fields.conditions') }])
    case 'FIELD_UNKNOWN':
      return invalidRequest([{ path: 'body.filters', message: say('fields.profileField') }])
  }
}
