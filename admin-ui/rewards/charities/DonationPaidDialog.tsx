import { recordDonation } from '@laurel/contract/rewards/recordDonation.ts'
import type { MemberRedemption } from '@laurel/contract/rewards/redemption.ts'
import { formatPointsAsMoney } from '@laurel/contract/wire/format/formatMoney.ts'
import { requiredText } from '@laurel/ledger/kernel/text.ts'
import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { FormDialog } from '../../elements/action/FormDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useText } from '../../messages/useText.ts'
import { redemptionIdOf } from '../redemptions/redemptionIdOf.ts'

const Paid = z.object({ proof: requiredText(500) })

type DonationPaidProps = { readonly redemption: MemberRedemption; readonly onClose: () => void }

/** The charity has the money: with the proof that the giver sees. */
export const DonationPaidDialog = ({ redemption, onClose }: DonationPaidProps) => {
  const text = useText()
  const { locale } = useFormats()
  const { user, points } = redemption
  const { perform, isRunning } = useAct(
    ({ proof }: z.output<typeof Paid>, act) =>
      act(recordDonation, {
        params: { redemptionId: redemptionIdOf(redemption) },
        body: { status: 'COMPLETE', proof },
      }),
    text('charities.recorded'),
    { onDone: onClose },
  )
  return (
    <FormDialog
      title={text('charities.paidTitle')}
      confirmLabel={text('charities.record')}
      isRunning={isRunning}
      schema={Paid}
      defaultValues={{ proof: '' }}
      onSave={perform}
      onClose={onClose}
    >
      <Typography>
        {text('charities.paidSentence', {
          charity: redemption.redemption.name,
          amount: formatPointsAsMoney(points, locale),
          user: user.name,
        })}
      </Typography>
      <TextInput
        source="proof"
        label={text('charities.proof')}
        isFirst
        hint={text('charities.proofHint', { user: user.name })}
      />
    </FormDialog>
  )
}
