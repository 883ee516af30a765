import { recordDonation } from '@laurel/contract/rewards/recordDonation.ts'
import type { MemberRedemption } from '@laurel/contract/rewards/redemption.ts'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useMe } from '../../app/access/MeContext.ts'
import { NamedButton } from '../../elements/action/NamedButton.tsx'
import { RefusalLine } from '../../elements/action/RefusalLine.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { RecordList } from '../../elements/list/RecordList.tsx'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { useText } from '../../messages/useText.ts'
import { redemptionColumns } from '../redemptions/redemptionColumns.tsx'
import { redemptionIdOf } from '../redemptions/redemptionIdOf.ts'
import { DonationPaidDialog } from './DonationPaidDialog.tsx'

const columns = redemptionColumns({
  name: 'charity',
  label: 'charities.charity',
  isCardTitle: true,
  cell: row => row.redemption.name,
})

const words = {
  PENDING: { title: 'toPay', empty: 'toPayEmpty', sentence: 'toPayEmptySentence' },
  PROCESSING: { title: 'onTheWay', empty: 'onTheWayEmpty', sentence: 'onTheWayEmptySentence' },
} as const

/** Donations of one status, oldest first, with what an administrator records about them. */
export const DonationList = ({ status }: { readonly status: keyof typeof words }) => {
  const text = useText()
  const heading = useId()
  const [paid, setPaid] = useState<MemberRedemption>()
  const { title, empty, sentence } = words[status]
  return (
    <section aria-labelledby={heading}>
      <Typography variant="h2" id={heading} sx={{ marginBottom: 2 }}>
        {text(`charities.${title}`)}
      </Typography>
      {status === 'PROCESSING' && (
        <Typography color="text.secondary" sx={{ marginBottom: 2 }}>
          {text('charities.begunIsFinal')}
        </Typography>
      )}
      <RecordList<MemberRedemption>
        resource="rewards"
        isPart
        label={text(`charities.${title}`)}
        filter={{ status, type: 'DONATION', is_without_vendor: true }}
        naturalSort={{ field: 'created_at', order: 'ASC' }}
        columns={columns}
        empty={<EmptyState title={text(`charities.${empty}`)} sentence={text(`charities.${sentence}`)} />}
        actions={redemption => <Acts redemption={redemption} onPaid={() => setPaid(redemption)} />}
      />
      {paid && <DonationPaidDialog redemption={paid} onClose={() => setPaid(undefined)} />}
    </section>
  )
}

type ActsProps = { readonly redemption: MemberRedemption; readonly onPaid: () => void }

const Acts = ({ redemption, onPaid }: ActsProps) => {
  const text = useText()
  const { user: reader } = useMe()
  const { user, status } = redemption
  const about = { user: user.name }
  const { perform, isRunning, refusal } = useAct(
    (body: { status: 'PROCESSING' }, act) =>
      act(recordDonation, { params: { redemptionId: redemptionIdOf(redemption) }, body }),
    text('charities.begun'),
  )
  if (user.id === reader.id)
    return (
      <Typography component="span" variant="body2" color="text.secondary">
        {text('charities.byAnother')}
      </Typography>
    )
  return (
    <>
      <RefusalLine refusal={refusal} />
      {status === 'PENDING' && (
        <NamedButton
          of="charities.begin"
          about={about}
          color="inherit"
          loading={isRunning}
          onClick={() => void perform({ status: 'PROCESSING' })}
        />
      )}
      <NamedButton
        of="charities.paid"
        about={about}
        variant="contained"
        onClick={onPaid}
        sx={{ marginLeft: 1 }}
      />
    </>
  )
}
