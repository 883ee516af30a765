import type { SegmentSettings } from '@laurel/ledger/segments/events.ts'
import type { ConditionGroup, ConditionOperator } from '@laurel/ledger/segments/vocabulary.ts'

/** A segment with one value per setting that a person changes. */
export const keptSegment = ({ name, sync, managerIds, adjustments }: SegmentSettings) => ({
  name,
  members: sync.kind === 'manual' ? 'chosen by hand' : 'by conditions',
  conditions: sync.kind === 'manual' ? null : sync.groups.map(inWords).join(' or '),
  managerIds,
  ...adjustments,
})

const operators = {
  '=': 'is',
  BEGINS_WITH: 'begins with',
  CONTAINS: 'contains',
} as const satisfies Record<ConditionOperator, string>

const inWords = (group: ConditionGroup): string =>
  group.map(({ fieldId, operator, value }) => `${fieldId} ${operators[operator]} “${value}”`).join(' and ')
