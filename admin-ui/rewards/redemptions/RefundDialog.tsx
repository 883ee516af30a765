import { cancelRedemption } from '@laurel/contract/rewards/cancelRedemption.ts'
import type { MemberRedemption } from '@laurel/contract/rewards/redemption.ts'
import Typography from '@mui/material/Typography'
import type { z } from 'zod'
import type { AdminDataProvider, Answered } from '../../app/connection/dataProvider.ts'
import { FormDialog } from '../../elements/action/FormDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { TextWith } from '../../messages/TextWith.tsx'
import { useText } from '../../messages/useText.ts'

type Refund = z.output<typeof cancelRedemption.body>

type RefundDialogProps = {
  readonly redemption: MemberRedemption
  readonly title: string
  readonly confirmLabel: string
  readonly sentence: 'rewards.cancelSentence' | 'rewards.orders.cancelSentence'
  readonly send: (body: Refund, act: AdminDataProvider['act']) => Promise<Answered>
  readonly notice: string
  readonly onClose: () => void
}

/** Gives the points of a redemption back, with the reason that stays in the ledger. */
export const RefundDialog = (props: RefundDialogProps) => {
  const { redemption, title, confirmLabel, sentence, send, notice, onClose } = props
  const formats = useFormats()
  const text = useText()
  const { perform, isRunning } = useAct(send, notice, { onDone: onClose })
  return (
    <FormDialog
      title={title}
      confirmLabel={confirmLabel}
      isDestructive
      isRunning={isRunning}
      schema={cancelRedemption.body}
      defaultValues={{ reason: '' }}
      onSave={perform}
      onClose={onClose}
    >
      <Typography>
        <TextWith
          of={sentence}
          parts={{
            user: <strong>{redemption.user.name}</strong>,
            reward: <strong>{redemption.redemption.name}</strong>,
            points: formats.points(redemption.points),
          }}
        />
      </Typography>
      <TextInput
        source="reason"
        label={text('rewards.reason')}
        isFirst
        rows={2}
        hint={text('rewards.reasonHint')}
      />
    </FormDialog>
  )
}
