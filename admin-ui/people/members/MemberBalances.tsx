import type { Formats } from '@laurel/contract/browser/formats.ts'
import type { Member } from '@laurel/contract/people/members.ts'
import type { LedgerEntry } from '@laurel/contract/reports/ledgerEntries.ts'
import { Figure } from '../../elements/figures/Figure.tsx'
import { FigureRow } from '../../elements/figures/FigureRow.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { type Translate, useText } from '../../messages/useText.ts'

export type BalanceAccount = Extract<
  LedgerEntry['account'],
  'redeemable' | 'owed' | 'allowance:shoutout' | 'allowance:award'
>

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

/** A debt is rare, and shown only where there is one. An award allowance is for people who may give awards from it. */
const accountsOf = (member: Member, chosen: BalanceAccount): readonly BalanceAccount[] => [
  'redeemable',
  ...(member.owed_points > 0 || chosen === 'owed' ? (['owed'] as const) : []),
  'allowance:shoutout',
  ...(member.gives_awards_from_allowance || chosen === 'allowance:award'
    ? (['allowance:award'] as const)
    : []),
]

type MemberBalancesProps = {
  readonly member: Member
  readonly account: BalanceAccount
  readonly onChoose: (account: BalanceAccount) => void
}

/** The balances of a member; the chosen one is opened below. */
export const MemberBalances = ({ member, account, onChoose }: MemberBalancesProps) => {
  const text = useText()
  const formats = useFormats()
  return (
    <FigureRow label={text('people.balances')}>
      {accountsOf(member, account).map(candidate => (
        <Figure
          key={candidate}
          label={text(`people.accounts.${candidate}`)}
          figure={formats.count(balanceOf(member, candidate))}
          detail={detailOf(member, candidate, formats, text)}
          isChosen={candidate === account}
          onChoose={() => onChoose(candidate)}
        />
      ))}
    </FigureRow>
  )
}

const detailOf = (member: Member, account: BalanceAccount, formats: Formats, text: Translate): string => {
  switch (account) {
    case 'redeemable':
      return text('form.worth', { money: formats.worth(balanceOf(member, account)) })
    case 'owed':
      return text('people.owedDetail')
    case 'allowance:shoutout':
    case 'allowance:award':
      return text('people.allowanceDetail')
  }
}
