import type { Formats } from '@laurel/contract/browser/formats.ts'
import { adjustMemberPoints, type Member } from '@laurel/contract/people/members.ts'
import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { FormDialog } from '../../elements/action/FormDialog.tsx'
import { type Notice, useAct } from '../../elements/action/useAct.ts'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { type Translate, useText } from '../../messages/useText.ts'
import { type BalanceAccount, balanceOf } from './MemberBalances.tsx'

/** Whatever an administrator may correct. */
export type AdjustableAccount = Exclude<BalanceAccount, 'owed'>

type AdjustPointsDialogProps = {
  readonly member: Member
  readonly account: AdjustableAccount
  readonly onClose: () => void
}

/** Corrects a balance by an entry of its own, with the reason it will be remembered by. */
export const AdjustPointsDialog = ({ member, account, onClose }: AdjustPointsDialogProps) => {
  const text = useText()
  const { perform, isRunning } = useAct(
    (body: z.output<typeof adjustMemberPoints.body>, act) =>
      act(adjustMemberPoints, { params: { id: member.id }, body }),
    answer => noticeOf(answer, member, text),
    { onDone: onClose },
  )
  return (
    <FormDialog
      title={text('people.adjustPoints')}
      confirmLabel={text('people.adjust')}
      isRunning={isRunning}
      schema={adjustMemberPoints.body}
      defaultValues={{ account, reason: '' }}
      onSave={perform}
      onClose={onClose}
    >
      <Typography color="text.secondary">
        {text('people.adjustLead', { balance: text(`people.accounts.${account}`), name: member.name })}
      </Typography>
      <TextInput
        source="points"
        label={text('people.pointsToAdd')}
        isFirst
        isNumeric
        hint={text('people.minusHint')}
      />
      <TextInput source="reason" label={text('people.reason')} rows={2} />
      <Preview member={member} account={account} />
    </FormDialog>
  )
}

const noticeOf = (
  { needs_approval: isProposal }: z.output<typeof adjustMemberPoints.response>,
  { name }: Member,
  text: Translate,
): Notice => ({
  text: text(isProposal ? 'people.adjustmentProposed' : 'people.adjusted', { name }),
  type: 'success',
})

const Preview = ({ member, account }: Pick<AdjustPointsDialogProps, 'member' | 'account'>) => {
  const text = useText()
  const formats = useFormats()
  const points: unknown = useWatch({ name: 'points' })
  const preview =
    typeof points === 'number'
      ? previewOf(balanceOf(member, account), points, repaidBy(member, account, points), { formats, text })
      : undefined
  if (preview === undefined) return null
  return (
    <Alert severity="info" icon={false}>
      {preview}
    </Alert>
  )
}

/** What the balance will be; nothing where the ledger would refuse. */
const previewOf = (
  before: number,
  points: number,
  repaid: number,
  { formats, text }: { readonly formats: Formats; readonly text: Translate },
): string | undefined => {
  if (points === 0 || before + points < 0) return undefined
  const after = before + points - repaid
  const amounts = {
    before: formats.count(before),
    after: formats.count(after),
    money: formats.worth(after),
    repaid: formats.count(repaid),
  }
  return text(repaid === 0 ? 'people.becomes' : 'people.repays', amounts)
}

/** What of added points the member owes, and so can't spend. */
const repaidBy = (member: Member, account: AdjustableAccount, points: number): number =>
  account === 'redeemable' && points > 0 ? Math.min(points, member.owed_points) : 0
