import { adjustMemberPoints, type Member } from '@laurel/contract/people/members.ts'
import { formatPointsAsMoney } from '@laurel/contract/wire/format/formatMoney.ts'
import { formatCount } from '@laurel/contract/wire/format/formatPoints.ts'
import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import type { z } from 'zod'
import { ActDialog } from '../acts/ActDialog.tsx'
import { FormField } from '../acts/FormField.tsx'
import { useAct } from '../acts/useAct.ts'
import { useSchemaForm } from '../acts/useSchemaForm.ts'
import { wholeNumber } from '../acts/wholeNumber.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import { useTeamWords } from '../points/useTeamWords.ts'
import { type BalanceAccount, balanceLabels, balanceOf } from './MemberBalances.tsx'

/** Whatever an administrator may correct. */
export type AdjustableAccount = Exclude<BalanceAccount, 'owed'>

type AdjustPointsDialogProps = {
  readonly member: Member
  readonly account: AdjustableAccount
  readonly onClose: () => void
}

/** Corrects a balance by an entry of its own, with the reason it will be remembered by. */
export const AdjustPointsDialog = ({ member, account, onClose }: AdjustPointsDialogProps) => {
  const { client } = useConnection()
  const say = useTeamWords()
  const form = useSchemaForm({ points: '', reason: '' })
  const { perform, isRunning, refusal } = useAct(
    (body: z.infer<typeof adjustMemberPoints.body>, options) =>
      client.call(adjustMemberPoints, { params: { id: member.id }, body }, options),
    `${say('The points of')} ${member.name} have been adjusted.`,
  )
  const points = wholeNumber(form.values.points)
  const repaid = repaidBy(member, account, points)
  const preview = previewOf(balanceOf(member, account), points, repaid)
  const adjust = async () => {
    const body = form.parse(adjustMemberPoints.body, { account, points, reason: form.values.reason })
    if (body && (await perform(body))) onClose()
  }
  return (
    <ActDialog
      title={say('Adjust points')}
      confirmLabel="Adjust"
      isRunning={isRunning}
      refusal={refusal}
      onConfirm={() => void adjust()}
      onClose={onClose}
    >
      <Typography color="text.secondary">
        {say(balanceLabels[account])} of {member.name}. The adjustment becomes an entry of its own; nothing is
        overwritten.
      </Typography>
      <FormField
        label={say('Points to add')}
        isFirst
        isNumeric
        value={form.values.points}
        onType={text => form.change('points', text)}
        problem={form.errorOf('points', refusal)}
        hint={say('With a minus sign, points are taken away.')}
      />
      <FormField
        label="Reason"
        rows={2}
        value={form.values.reason}
        onType={text => form.change('reason', text)}
        problem={form.errorOf('reason', refusal)}
      />
      {preview && (
        <Alert severity="info" icon={false}>
          {preview}
        </Alert>
      )}
    </ActDialog>
  )
}

/** What the balance will be; nothing where the ledger would refuse. */
const previewOf = (before: number, points: number | string, repaid: number): string | undefined => {
  if (typeof points === 'string' || points === 0 || before + points < 0) return undefined
  const after = before + points - repaid
  const debt = repaid === 0 ? '' : ` ${formatCount(repaid)} of them repay what is owed.`
  return `${formatCount(before)} becomes ${formatCount(after)}, worth ${formatPointsAsMoney(after)}.${debt}`
}

/** What of added points the member owes, and so can't spend. */
const repaidBy = (member: Member, account: AdjustableAccount, points: number | string): number =>
  account === 'redeemable' && typeof points === 'number' && points > 0
    ? Math.min(points, member.owed_points)
    : 0
