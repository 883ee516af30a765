import type { Directory } from '@laurel/ledger/audit/directory.ts'
import type { RuledReward, TaxLine } from '@laurel/ledger/audit/tax/taxableValue.ts'
import { lineCells, lineColumns, rewardCells, rewardColumns } from '@laurel/ledger/audit/tax/taxCells.ts'
import { csvOf } from '../audit/csv.ts'
import { CommandFailed } from '../reportFailure.ts'

type TaxYear = {
  readonly rewards: readonly RuledReward[]
  readonly lines: readonly TaxLine[]
  readonly directory: Directory
}

/** A line per person, country and rule. */
export const yearText = ({ lines, directory }: TaxYear): string =>
  csvOf([
    ['person', ...lineColumns],
    ...lines.map(line => [directory.memberKey(line.memberId), ...lineCells(line)]),
  ])

/** A line per reward and month of its points. */
export const statementText = ({ rewards, directory }: TaxYear, wanted: string | undefined): string => {
  const shown =
    wanted === undefined ? rewards : rewards.filter(({ memberId }) => directory.isMember(memberId, wanted))
  if (wanted !== undefined && ![...directory.memberIds()].some(id => directory.isMember(id, wanted)))
    throw new CommandFailed(`The team has no member ${wanted}. Give an e-mail address, a key or an id.`)
  return csvOf([
    ['person', ...rewardColumns],
    ...shown.flatMap(reward =>
      rewardCells(reward).map(cells => [directory.memberKey(reward.memberId), ...cells]),
    ),
  ])
}

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
