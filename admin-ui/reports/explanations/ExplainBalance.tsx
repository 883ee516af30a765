import type { ExplainableFigure } from '@laurel/contract/reports/explanations.ts'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useText } from '../../messages/useText.ts'
import type { BalanceAccount } from '../../people/members/MemberBalances.tsx'
import { ExplanationPanel } from './ExplanationPanel.tsx'

const figures: Readonly<Record<BalanceAccount, ExplainableFigure>> = {
  redeemable: 'redeemable_points',
  owed: 'owed_points',
  'allowance:shoutout': 'shoutout_allowance_remaining',
  'allowance:award': 'award_allowance_remaining',
}

type ExplainBalanceProps = { readonly userId: string; readonly account: BalanceAccount }

/** Opens a balance of a member to what made it. */
export const ExplainBalance = ({ userId, account }: ExplainBalanceProps) => {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text('reports.howItAddsUp')}
      </Button>
      {isOpen && (
        <ExplanationPanel figure={figures[account]} userId={userId} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
