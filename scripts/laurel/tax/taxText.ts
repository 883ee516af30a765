import type { Directory } from '@laurel/ledger/audit/directory.ts'
import { dollarsOf } from '@laurel/ledger/audit/liability/statement.ts'
import type { RuledReward, TaxLine } from '@laurel/ledger/audit/tax/taxableValue.ts'
import { csvOf } from '../audit/csv.ts'
import { CommandFailed } from '../reportFailure.ts'

type TaxYear = {
  readonly rewards: readonly RuledReward[]
  readonly lines: readonly TaxLine[]
  readonly directory: Directory
}

/** A line per person, country and rule. Amounts are US dollars; `taxable_usd` is empty where no rule decides. */
export const yearText = ({ lines, directory }: TaxYear): string =>
  csvOf([
    [
      'person',
      'country',
      'rewards',
      'items',
      'items_without_points',
      'received_usd',
      'taxable_usd',
      'returned_usd',
      'points_from',
      'points_until',
      'rule',
    ],
    ...lines.map(line => [
      directory.memberKey(line.memberId),
      line.country ?? 'unknown',
      line.kinds.join(' '),
      line.items,
      line.itemsWithoutPoints,
      dollarsOf(line.received),
      line.taxable === null ? '' : dollarsOf(line.taxable),
      dollarsOf(line.returned),
      line.lotsFrom ?? '',
      line.lotsUntil ?? '',
      line.rule?.source ?? 'none',
    ]),
  ])

/** A line per reward and month of its points; a gift has one line. Negative amounts came back from an earlier year. */
export const statementText = ({ rewards, directory }: TaxYear, wanted: string | undefined): string => {
  const shown =
    wanted === undefined ? rewards : rewards.filter(({ memberId }) => directory.isMember(memberId, wanted))
  if (wanted !== undefined && ![...directory.memberIds()].some(id => directory.isMember(id, wanted)))
    throw new CommandFailed(`The team has no member ${wanted}. Give an e-mail address, a key or an id.`)
  return csvOf([
    ['person', 'received_on', 'reward', 'kind', 'country', 'usd', 'points_of', 'rule', 'redemption_id'],
    ...shown.flatMap(reward =>
      lotsOf(reward).map(({ month, points }) => [
        directory.memberKey(reward.memberId),
        reward.day,
        reward.reward,
        reward.kind,
        reward.country ?? 'unknown',
        dollarsOf(reward.isReturned ? 0 - points : points),
        month,
        reward.rule?.source ?? 'none',
        reward.redemptionId,
      ]),
    ),
  ])
}

const lotsOf = ({ lots, points }: RuledReward) => (lots.length === 0 ? [{ month: '', points }] : lots)

/** What the rules do not decide, for the person at the terminal; empty if they decide everything. */
export const undecidedText = (rewards: readonly RuledReward[]): string => {
  const unknown = rewards.filter(({ country }) => country === null).length
  const undecided = Map.groupBy(
    rewards.filter(({ country, rule }) => country !== null && rule === null),
    ({ country, kind }) => `${country} ${kind}`,
  )
  return [
    ...(unknown === 0
      ? []
      : [
          `${unknown} rewards of people without a known country. Add countryNames or otherwise to the rules.\n`,
        ]),
    ...[...undecided].map(([what, { length }]) => `${length} rewards without a rule: ${what}. Add one.\n`),
  ].join('')
}
