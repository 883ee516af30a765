import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { requiredText } from '@laurel/ledger/kernel/text.ts'
import { ProfileFieldId, profileValueLengthMax } from '@laurel/ledger/members/profile/vocabulary.ts'
import {
  Adjustment,
  adjustmentMax,
  type ConditionGroup,
  ConditionOperator,
  conditionGroupsMax,
  conditionsPerGroupMax,
  repeatedField,
  segmentManagersMax,
  segmentNameLengthMax,
} from '@laurel/ledger/segments/vocabulary.ts'
import { z } from 'zod'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { UserReference } from './userReference.ts'

/** Whether the members of a segment are chosen by hand, or follow from conditions. */
export const SegmentSyncType = z.enum(['manual', 'field_sync'])
export type SegmentSyncType = z.infer<typeof SegmentSyncType>

/** A condition on a profile field. Case does not matter. */
export const SegmentCondition = z.object({
  field_id: ProfileFieldId,
  operator: ConditionOperator,
  field_value: requiredText(profileValueLengthMax),
})
export type SegmentCondition = z.infer<typeof SegmentCondition>

/** A condition may also be sent as `field`, `operator`, `value`. */
const SentCondition = z.union([
  SegmentCondition,
  z.object({
    field: ProfileFieldId,
    operator: ConditionOperator,
    value: requiredText(profileValueLengthMax),
  }),
])

const SentGroups = z.array(z.array(SentCondition).min(1).max(conditionsPerGroupMax)).max(conditionGroupsMax)

export const conditionGroupsOf = (groups: z.infer<typeof SentGroups>): ConditionGroup[] =>
  groups.map(group =>
    group.map(condition =>
      'field' in condition
        ? { fieldId: condition.field, operator: condition.operator, value: condition.value }
        : { fieldId: condition.field_id, operator: condition.operator, value: condition.field_value },
    ),
  )

/** A member is in the segment if they meet all conditions of at least one group. */
export const SegmentFilters = SentGroups.refine(
  groups => repeatedField(conditionGroupsOf(groups)) === undefined,
  { error: 'A group uses a field twice. Remove one of the two conditions, or add another group.' },
)
export type SegmentFilters = z.infer<typeof SegmentFilters>

/** Signed percent. A decrease of more than 100 % takes the whole allowance. */
const SentAdjustment = z.int().min(-adjustmentMax).max(adjustmentMax)

/** What an administrator decides about a segment. `filters` count if the type is `field_sync`. */
export const SegmentSettings = z.object({
  name: requiredText(segmentNameLengthMax),
  sync_type: SegmentSyncType,
  filters: SegmentFilters,
  managers: z.array(Identifier).max(segmentManagersMax),
  shoutout_budget_adjustment: SentAdjustment,
  award_budget_adjustment: SentAdjustment,
  manager_shoutout_budget_adjustment: SentAdjustment,
  manager_award_budget_adjustment: SentAdjustment,
})
export type SegmentSettings = z.infer<typeof SegmentSettings>

/** A group of members with budgets and managers of their own. */
export const Segment = z.object({
  id: Identifier,
  name: AnswerText,
  sync_type: SegmentSyncType,
  user_count: z.int().min(0),
  /** A few of its members. */
  users: answerList(UserReference),
  /** They see the reports of the segment. */
  managers: answerList(UserReference),
  filters: answerList(answerList(SegmentCondition)),
  shoutout_budget_adjustment: Adjustment,
  award_budget_adjustment: Adjustment,
  manager_shoutout_budget_adjustment: Adjustment,
  manager_award_budget_adjustment: Adjustment,
})
export type Segment = z.infer<typeof Segment>
