import type { LedgerEntry } from '@laurel/contract/admin/ledgerEntries.ts'
import type { Member } from '@laurel/contract/admin/members.ts'
import { formatPointsAsMoney } from '@laurel/contract/format/formatMoney.ts'
import { formatCount } from '@laurel/contract/format/formatPoints.ts'
import { Figure } from '../figures/Figure.tsx'
import { FigureRow } from '../figures/FigureRow.tsx'

export type BalanceAccount = Extract<
  LedgerEntry['account'],
  'redeemable' | 'allowance:shoutout' | 'allowance:award'
>

export const balanceLabels: Readonly<Record<BalanceAccount, string>> = {
  redeemable: 'Redeemable points',
  'allowance:shoutout': 'Shoutout allowance left',
  'allowance:award': 'Award allowance left',
}

export const balanceOf = (member: Member, account: BalanceAccount): number => {
  switch (account) {
    case 'redeemable':
      return member.redeemable_points
    case 'allowance:shoutout':
      return member.shoutout_allowance_remaining
    case 'allowance:award':
      return member.award_allowance_remaining
  }
}

const accounts = ['redeemable', 'allowance:shoutout', 'allowance:award'] as const

type MemberBalancesProps = {
  readonly member: Member
  readonly account: BalanceAccount
  readonly onChoose: (account: BalanceAccount) => void
}

/** The balances of a member; the chosen one is opened below. */
export const MemberBalances = ({ member, account, onChoose }: MemberBalancesProps) => (
  <FigureRow label="Balances">
    {accounts.map(candidate => (
      <Figure
        key={candidate}
        label={balanceLabels[candidate]}
        figure={formatCount(balanceOf(member, candidate))}
        detail={detailOf(member, candidate)}
        isChosen={candidate === account}
        onChoose={() => onChoose(candidate)}
      />
    ))}
  </FigureRow>
)

const detailOf = (member: Member, account: BalanceAccount): string =>
  account === 'redeemable'
    ? `Worth ${formatPointsAsMoney(balanceOf(member, account))}`
    : 'May be given in this period, then lapses'
