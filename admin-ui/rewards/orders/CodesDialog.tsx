import { deliverGiftCard } from '@laurel/contract/rewards/deliverGiftCard.ts'
import type { OpenOrder } from '@laurel/contract/rewards/openOrders.ts'
import Typography from '@mui/material/Typography'
import type { z } from 'zod'
import { FormDialog } from '../../elements/action/FormDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { TextWith } from '../../messages/TextWith.tsx'
import { useText } from '../../messages/useText.ts'
import { CredentialsInput } from './CredentialsInput.tsx'

type CodesDialogProps = { readonly order: OpenOrder; readonly onClose: () => void }

/** Takes the codes of a gift card that a person ordered, and delivers them. */
export const CodesDialog = ({ order: { id, redemption }, onClose }: CodesDialogProps) => {
  const text = useText()
  const { perform, isRunning } = useAct(
    (body: z.output<typeof deliverGiftCard.body>, act) =>
      act(deliverGiftCard, { params: { redemptionId: id }, body }),
    text('rewards.orders.codesSaved'),
    { onDone: onClose },
  )
  return (
    <FormDialog
      title={text('rewards.orders.codesTitle')}
      confirmLabel={text('rewards.orders.deliver')}
      isRunning={isRunning}
      schema={deliverGiftCard.body}
      defaultValues={{
        credentials: [{ label: text('rewards.orders.codeKinds.code'), value: '', kind: 'code' as const }],
        instructions: '',
      }}
      onSave={perform}
      onClose={onClose}
    >
      <Typography>
        <TextWith
          of="rewards.orders.codesSentence"
          parts={{
            user: <strong>{redemption.user.name}</strong>,
            reward: <strong>{redemption.redemption.name}</strong>,
          }}
        />
      </Typography>
      <CredentialsInput source="credentials" />
      <TextInput source="instructions" label={text('rewards.orders.codeInstructions')} isOptional rows={2} />
    </FormDialog>
  )
}
