import type { CatalogItem } from '@laurel/contract/rewards/catalogItem.ts'
import { thumbnailOf } from '@laurel/contract/rewards/itemImages.ts'
import { redeemReward } from '@laurel/contract/rewards/redeemReward.ts'
import { addressLine } from '../../account/addresses/addressWords.ts'
import { useSignedIn } from '../../app/connection/SignedInContext.ts'
import { useFormats } from '../../app/connection/useFormats.ts'
import { ConfirmPurchase, type PurchaseLine } from '../../elements/ConfirmPurchase.tsx'
import { Emoji } from '../../elements/Emoji.tsx'
import { plainText, useText } from '../../messages/useText.ts'
import { usePurchase } from '../usePurchase.ts'

type BuyDialogProps = {
  readonly item: CatalogItem
  readonly variantId: string | null
  readonly addressId: string | null
  readonly onClose: () => void
}

/** Asks once more before an item is bought, with its style and where it goes. */
export const BuyDialog = ({ item, variantId, addressId, onClose }: BuyDialogProps) => {
  const text = useText()

  const { user } = useSignedIn()
  const formats = useFormats()
  const variation = item.variations.find(({ id }) => id === variantId)
  const address = item.metadata.use_shipping ? user.addresses.find(({ id }) => id === addressId) : undefined
  const { purchase, isPending, refusal } = usePurchase({
    sentences: {
      INSUFFICIENT_POINTS: plainText('purchase.notEnoughForRedemption'),
      OUT_OF_STOCK: text('custom.faster'),
    },
    otherwise: text('custom.otherwise'),
    send: ({ client }, idempotencyKey) =>
      client.call(
        redeemReward,
        {
          params: { rewardId: item.id },
          body: {
            points: item.point_cost,
            ...(variation && { variant_id: variation.id, variant_name: variation.name }),
            ...(address && { addr_id: address.id }),
          },
        },
        { idempotencyKey },
      ),
  })
  const lines: PurchaseLine[] = [
    ...(variation ? [{ label: text('purchase.style'), value: variation.name }] : []),
    ...(address
      ? [
          {
            label: text('purchase.shipTo'),
            value: `${address.name}, ${addressLine(address, formats.country)}`,
          },
        ]
      : []),
  ]
  const [image] = item.images
  return (
    <ConfirmPurchase
      kind="catalogItem"
      title={text('purchase.redeemTitle', { name: item.name })}
      picture={
        image === undefined ? (
          <Emoji emoji={item.emoji} />
        ) : (
          <img src={thumbnailOf(image)} alt="" width={72} height={72} />
        )
      }
      points={item.point_cost}
      priceLabel={text('purchase.thisItem')}
      lines={lines}
      isPending={isPending}
      refusal={refusal}
      onConfirm={purchase}
      onClose={onClose}
    />
  )
}
