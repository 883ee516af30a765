import type { CompanyReward } from '@laurel/contract/rewards/companyReward.ts'
import { ConfirmPurchase } from '../../elements/ConfirmPurchase.tsx'
import { Emoji } from '../../elements/Emoji.tsx'
import { useText } from '../../messages/useText.ts'
import { useRedeem } from './useRedeem.ts'

type RedeemDialogProps = { readonly reward: CompanyReward; readonly onClose: () => void }

export const RedeemDialog = ({ reward, onClose }: RedeemDialogProps) => {
  const text = useText()

  const { purchase, isPending, refusal } = useRedeem(reward)
  return (
    <ConfirmPurchase
      kind="handedOver"
      title={text('purchase.redeemTitle', { name: reward.name })}
      picture={<Emoji emoji={reward.emoji} />}
      points={reward.point_cost}
      isPending={isPending}
      refusal={refusal}
      onConfirm={purchase}
      onClose={onClose}
    />
  )
}
