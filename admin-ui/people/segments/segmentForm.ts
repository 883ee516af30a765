import type { customFields } from '@laurel/contract/people/customFields.ts'
import {
  type Segment,
  type SegmentCondition,
  SegmentSettings,
  SegmentSyncType,
} from '@laurel/contract/people/segment.ts'
import type { ResponseOf } from '@laurel/contract/wire/call.ts'
import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { adjustmentMax, adjustmentMin, segmentChangesMax } from '@laurel/ledger/segments/vocabulary.ts'
import { z } from 'zod'
import type { Translate } from '../../messages/useText.ts'

/** The adjustments of a segment, by the names of the request. */
export const adjustmentFields = [
  'shoutout_budget_adjustment',
  'award_budget_adjustment',
  'manager_shoutout_budget_adjustment',
  'manager_award_budget_adjustment',
] as const
export type AdjustmentField = (typeof adjustmentFields)[number]

const Direction = z.enum(['increase', 'decrease'])

/** A condition that may be incomplete. */
export type DraftCondition = {
  readonly field_id: string
  readonly operator: SegmentCondition['operator']
  readonly field_value: string
}

export type DraftGroups = readonly (readonly DraftCondition[])[]

/** The profile fields of the team, and the values to choose from. */
export type TeamFields = ResponseOf<typeof customFields>

export const blankCondition: DraftCondition = { field_id: '', operator: '=', field_value: '' }

/** Entered as a direction and a magnitude, sent signed. A decrease ends at −100 %. */
const adjustmentOf = (text: Translate) => {
  const message = text('segments.percentRange')
  return z
    .object({
      direction: Direction,
      percent: z.int({ error: message }).min(0, { error: message }).max(adjustmentMax, { error: message }),
    })
    .transform(({ direction, percent }) =>
      direction === 'increase' ? percent : Math.max(0 - percent, adjustmentMin),
    )
}

/**
 * What a form says about a segment. Its type decides what is sent: conditions, or members if they were changed here.
 */
export const segmentFormOf = (text: Translate) => {
  const Budget = adjustmentOf(text)
  const required = text('form.required')
  const Draft = z.object({
    field_id: z.string().min(1, { error: required }),
    operator: z.enum(['=', 'BEGINS_WITH', 'CONTAINS']),
    field_value: z.string().trim().min(1, { error: required }).max(1000),
  })
  const Group = z.array(Draft).superRefine((conditions, context) => {
    for (const [index, { field_id }] of conditions.entries())
      if (field_id !== '' && conditions.findIndex(other => other.field_id === field_id) < index)
        context.addIssue({ code: 'custom', path: [index, 'field_id'], message: text('segments.fieldTwice') })
  })
  const shared = {
    name: SegmentSettings.shape.name,
    managers: SegmentSettings.shape.managers,
    shoutout_budget_adjustment: Budget,
    award_budget_adjustment: Budget,
    manager_shoutout_budget_adjustment: Budget,
    manager_award_budget_adjustment: Budget,
  }
  return z.discriminatedUnion('sync_type', [
    z.object({
      ...shared,
      sync_type: z.literal(SegmentSyncType.enum.manual),
      filters: z
        .unknown()
        .optional()
        .transform(() => undefined),
      users: z.array(Identifier).max(segmentChangesMax).optional(),
    }),
    z.object({
      ...shared,
      sync_type: z.literal(SegmentSyncType.enum.field_sync),
      filters: z.array(Group).min(1, { error: text('segments.groupRequired') }),
      users: z
        .unknown()
        .optional()
        .transform(() => undefined),
    }),
  ])
}
export type SegmentForm = z.output<ReturnType<typeof segmentFormOf>>

const budgetOf = (percent: number) => ({
  direction: percent < 0 ? ('decrease' as const) : ('increase' as const),
  percent: Math.abs(percent),
})

export const segmentValuesOf = (segment: Segment) => ({
  name: segment.name,
  sync_type: segment.sync_type,
  filters: segment.filters.map(group => group.map(condition => ({ ...condition }))),
  managers: segment.managers.map(({ id }) => id),
  shoutout_budget_adjustment: budgetOf(segment.shoutout_budget_adjustment),
  award_budget_adjustment: budgetOf(segment.award_budget_adjustment),
  manager_shoutout_budget_adjustment: budgetOf(segment.manager_shoutout_budget_adjustment),
  manager_award_budget_adjustment: budgetOf(segment.manager_award_budget_adjustment),
})

/** `+50 %` or `−20 %`. */
export const signedPercent = (percent: number, count: (amount: number) => string): string =>
  `${percent < 0 ? '−' : '+'}${count(Math.abs(percent))} %`
