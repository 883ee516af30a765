import { dollarsOf } from '../liability/statement.ts'
import type { RuledReward, TaxLine } from './taxableValue.ts'

export type Cell = string | number

/** What a file for payroll says of a line. Amounts are US dollars; `taxable_usd` is empty where no rule decides. */
export const lineColumns = [
  'country',
  'rewards',
  'items',
  'items_without_value',
  'received_usd',
  'taxable_usd',
  'returned_usd',
  'points_from',
  'points_until',
  'rule',
] as const

export const lineCells = (line: TaxLine): readonly Cell[] => [
  line.country ?? 'unknown',
  line.kinds.join(' '),
  line.items,
  line.itemsWithoutValue,
  dollarsOf(line.received),
  line.taxable === null ? '' : dollarsOf(line.taxable),
  dollarsOf(line.returned),
  line.lotsFrom ?? '',
  line.lotsUntil ?? '',
  line.rule?.source ?? 'none',
]

export const rewardColumns = [
  'received_on',
  'reward',
  'kind',
  'country',
  'usd',
  'points_of',
  'rule',
  'redemption_id',
] as const

/** A line per month of the points; a gift has none, and one line. Negative amounts came back from an earlier year. */
export const rewardCells = (reward: RuledReward): readonly (readonly Cell[])[] => {
  const { lots, value } = reward
  return (lots.length === 0 ? [{ month: '', points: value ?? 0 }] : lots).map(lot => [
    reward.day,
    reward.reward,
    reward.kind,
    reward.country ?? 'unknown',
    dollarsOf(reward.isReturned ? 0 - lot.points : lot.points),
    lot.month,
    reward.rule?.source ?? 'none',
    reward.redemptionId,
  ])
}
