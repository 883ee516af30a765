import {
  cancelOrder,
  markAsOrdered,
  type OpenOrder,
  releaseOrder,
} from '@laurel/contract/rewards/openOrders.ts'
import Typography from '@mui/material/Typography'
import type { z } from 'zod'
import { ConfirmAct } from '../../elements/action/ConfirmAct.tsx'
import { FormDialog } from '../../elements/action/FormDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { TextWith } from '../../messages/TextWith.tsx'
import { useText } from '../../messages/useText.ts'
import { ApproveRedemptionDialog } from '../redemptions/ApproveRedemptionDialog.tsx'
import { RefundDialog } from '../redemptions/RefundDialog.tsx'
import { CodesDialog } from './CodesDialog.tsx'

export type OrderAct = 'cancel' | 'mark' | 'release' | 'complete' | 'codes'

export type Deciding = { readonly act: OrderAct; readonly order: OpenOrder }

/** Asks for what a decision about an order needs, or for a confirmation. */
export const OrderDialog = ({ act, order, onClose }: Deciding & { readonly onClose: () => void }) => {
  switch (act) {
    case 'cancel':
      return <CancelDialog order={order} onClose={onClose} />
    case 'mark':
      return <MarkDialog order={order} onClose={onClose} />
    case 'release':
      return <ReleaseDialog order={order} onClose={onClose} />
    case 'complete':
      return <ApproveRedemptionDialog redemption={order.redemption} onClose={onClose} />
    case 'codes':
      return <CodesDialog order={order} onClose={onClose} />
  }
}

type DialogProps = { readonly order: OpenOrder; readonly onClose: () => void }

const CancelDialog = ({ order: { id, redemption }, onClose }: DialogProps) => {
  const text = useText()
  return (
    <RefundDialog
      redemption={redemption}
      title={text('rewards.orders.cancelTitle')}
      confirmLabel={text('rewards.orders.cancel')}
      sentence="rewards.orders.cancelSentence"
      send={(body, act) => act(cancelOrder, { params: { redemptionId: id }, body })}
      notice={text('rewards.orders.cancelled')}
      onClose={onClose}
    />
  )
}

const MarkDialog = ({ order: { id, vendor }, onClose }: DialogProps) => {
  const text = useText()
  const { perform, isRunning } = useAct(
    (body: z.output<typeof markAsOrdered.body>, act) =>
      act(markAsOrdered, { params: { redemptionId: id }, body }),
    text('rewards.orders.marked'),
    { onDone: onClose },
  )
  return (
    <FormDialog
      title={text('rewards.orders.markAsOrdered')}
      confirmLabel={text('rewards.orders.markAsOrdered')}
      isRunning={isRunning}
      schema={markAsOrdered.body}
      defaultValues={{ vendor_order_id: '' }}
      onSave={perform}
      onClose={onClose}
    >
      <Typography>{text('rewards.orders.markSentence', { vendor: vendor ?? '' })}</Typography>
      <TextInput source="vendor_order_id" label={text('rewards.orders.vendorOrderId')} isFirst />
    </FormDialog>
  )
}

const ReleaseDialog = ({ order: { id, redemption }, onClose }: DialogProps) => {
  const text = useText()
  return (
    <ConfirmAct
      title={text('rewards.orders.releaseTitle')}
      confirmLabel={text('rewards.orders.release')}
      send={act => act(releaseOrder, { params: { redemptionId: id } })}
      notice={text('rewards.orders.released')}
      onClose={onClose}
    >
      <Typography>
        <TextWith
          of="rewards.orders.releaseSentence"
          parts={{
            user: <strong>{redemption.user.name}</strong>,
            reward: <strong>{redemption.redemption.name}</strong>,
          }}
        />
      </Typography>
    </ConfirmAct>
  )
}
