import { cancelRedemption } from '@laurel/contract/rewards/cancelRedemption.ts'
import type { MemberRedemption } from '@laurel/contract/rewards/redemption.ts'
import Typography from '@mui/material/Typography'
import { FormDialog } from '../../elements/action/FormDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { TextWith } from '../../messages/TextWith.tsx'
import { useText } from '../../messages/useText.ts'
import { redemptionIdOf } from './redemptionIdOf.ts'

type CancelProps = { readonly redemption: MemberRedemption; readonly onClose: () => void }

/** Gives the points back, with the reason that stays in the ledger. */
export const CancelRedemptionDialog = ({ redemption, onClose }: CancelProps) => {
  const formats = useFormats()
  const text = useText()
  const { perform, isRunning, refusal } = useAct(
    (body: { reason: string }, act) =>
      act(cancelRedemption, { params: { redemptionId: redemptionIdOf(redemption) }, body }),
    text('rewards.cancelled'),
    { onDone: onClose },
  )
  return (
    <FormDialog
      title={text('rewards.cancelTitle')}
      confirmLabel={text('rewards.cancelRedemption')}
      isDestructive
      isRunning={isRunning}
      refusal={refusal}
      schema={cancelRedemption.body}
      defaultValues={{ reason: '' }}
      onSave={perform}
      onClose={onClose}
    >
      <Typography>
        <TextWith
          of="rewards.cancelSentence"
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
