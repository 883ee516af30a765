import { z } from 'zod'
import { requiredText } from '../kernel/text.ts'
import { ProfileFieldId, profileValueLengthMax } from '../members/profile/vocabulary.ts'

export const segmentNameLengthMax = 100
export const segmentManagersMax = 200
export const conditionGroupsMax = 20
export const conditionsPerGroupMax = 20

/** The members that one command may add to a segment, or take out of it. */
export const segmentChangesMax = 10_000

/** How the value of a profile field is compared with the text of a condition; case does not matter. */
export const ConditionOperator = z.enum(['=', 'BEGINS_WITH', 'CONTAINS'])
export type ConditionOperator = z.infer<typeof ConditionOperator>

export const Condition = z.strictObject({
  fieldId: ProfileFieldId,
  operator: ConditionOperator,
  value: requiredText(profileValueLengthMax),
})
export type Condition = z.infer<typeof Condition>

/** Conditions that a member must meet together. */
export const ConditionGroup = z.array(Condition).min(1).max(conditionsPerGroupMax)
export type ConditionGroup = z.infer<typeof ConditionGroup>

/** Where the members of a segment come from: chosen by hand, or everyone who meets one of the groups of conditions. */
export const SegmentSync = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('manual') }),
  z.strictObject({
    kind: z.literal('fields'),
    groups: z.array(ConditionGroup).min(1).max(conditionGroupsMax),
  }),
])
export type SegmentSync = z.infer<typeof SegmentSync>

export const adjustmentMin = -100
export const adjustmentMax = 99_999

/** A percentage that raises or lowers an allowance. */
export const Adjustment = z.int().min(adjustmentMin).max(adjustmentMax)
export type Adjustment = z.infer<typeof Adjustment>

/** The adjustments of a segment: for its members, and for the people who manage it. */
export const Adjustments = z.strictObject({
  memberShoutout: Adjustment,
  memberAward: Adjustment,
  managerShoutout: Adjustment,
  managerAward: Adjustment,
})
export type Adjustments = z.infer<typeof Adjustments>

export const noAdjustments: Adjustments = {
  memberShoutout: 0,
  memberAward: 0,
  managerShoutout: 0,
  managerAward: 0,
}

/** The field that a group names more than once; a member could hardly meet two conditions on one field. */
export const repeatedField = (groups: readonly ConditionGroup[]): ProfileFieldId | undefined => {
  for (const group of groups) {
    const seen = new Set<ProfileFieldId>()
    for (const { fieldId } of group) {
      if (seen.has(fieldId)) return fieldId
      seen.add(fieldId)
    }
  }
  return undefined
}
