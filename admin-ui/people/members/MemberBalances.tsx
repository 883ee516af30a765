import type { Member } from '@laurel/contract/people/members.ts'
import type { LedgerEntry } from '@laurel/contract/reports/ledgerEntries.ts'
import { formatPointsAsMoney } from '@laurel/contract/wire/format/formatMoney.ts'
import { formatCount } from '@laurel/contract/wire/format/formatPoints.ts'
import { Figure } from '../../elements/figures/Figure.tsx'
import { FigureRow } from '../../elements/figures/FigureRow.tsx'
import { useTeamWords } from '../../elements/points/useTeamWords.ts'

export type BalanceAccount = Extract<
  LedgerEntry['account'],
  'redeemable' | 'owed' | 'allowance:shoutout' | 'allowance:award'
>

export const balanceLabels: Readonly<Record<BalanceAccount, string>> = {
  redeemable: 'Redeemable points',
  owed: 'Owed points',
  'allowance:shoutout': 'Shoutout allowance left',
  'allowance:award': 'Award allowance left',
}

export const balanceOf = (member: Member, account: BalanceAccount): number => {
  switch (account) {
    case 'redeemable':
      return member.redeemable_points
    case 'owed':
      return member.owed_points
    case 'allowance:shoutout':
      return member.shoutout_allowance_remaining
    case 'allowance:award':
      return member.award_allowance_remaining
  }
}

/** A debt is rare, and shown only where there is one. */
const accountsOf = (member: Member, chosen: BalanceAccount): readonly BalanceAccount[] => [
  'redeemable',
  ...(member.owed_points > 0 || chosen === 'owed' ? (['owed'] as const) : []),
  'allowance:shoutout',
  'allowance:award',
]

type MemberBalancesProps = {
  readonly member: Member
  readonly account: BalanceAccount
  readonly onChoose: (account: BalanceAccount) => void
}

/** The balances of a member; the chosen one is opened below. */
export const MemberBalances = ({ member, account, onChoose }: MemberBalancesProps) => {
  const say = useTeamWords()
  return (
    <FigureRow label="Balances">
      {accountsOf(member, account).map(candidate => (
        <Figure
          key={candidate}
          label={say(balanceLabels[candidate])}
          figure={formatCount(balanceOf(member, candidate))}
          detail={say(detailOf(member, candidate))}
          isChosen={candidate === account}
          onChoose={() => onChoose(candidate)}
        />
      ))}
    </FigureRow>
  )
}

const detailOf = (member: Member, account: BalanceAccount): string => {
  switch (account) {
    case 'redeemable':
      return `Worth ${formatPointsAsMoney(balanceOf(member, account))}`
    case 'owed':
      return 'Spent before a shoutout was taken back; the next points repay them'
    case 'allowance:shoutout':
    case 'allowance:award':
      return 'May be given in this period, then lapses'
  }
}
