import { cancelRedemption } from '@laurel/contract/rewards/cancelRedemption.ts'
import type { MemberRedemption } from '@laurel/contract/rewards/redemption.ts'
import { useText } from '../../messages/useText.ts'
import { RefundDialog } from './RefundDialog.tsx'
import { redemptionIdOf } from './redemptionIdOf.ts'

type CancelProps = { readonly redemption: MemberRedemption; readonly onClose: () => void }

/** Cancels a redemption that no vendor was asked for. */
export const CancelRedemptionDialog = ({ redemption, onClose }: CancelProps) => {
  const text = useText()
  return (
    <RefundDialog
      redemption={redemption}
      title={text('rewards.cancelTitle')}
      confirmLabel={text('rewards.cancelRedemption')}
      sentence="rewards.cancelSentence"
      send={(body, act) =>
        act(cancelRedemption, { params: { redemptionId: redemptionIdOf(redemption) }, body })
      }
      notice={text('rewards.cancelled')}
      onClose={onClose}
    />
  )
}
