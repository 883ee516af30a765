import type { Connection } from '@laurel/contract/browser/connection.ts'
import type { RewardKind } from '@laurel/ledger/teams/tax/vocabulary.ts'
import { addressLine } from '../../account/addresses/addressWords.ts'
import { useSignedIn } from '../../app/connection/SignedInContext.ts'
import { useFormats } from '../../app/connection/useFormats.ts'
import { ConfirmPurchase } from '../../elements/ConfirmPurchase.tsx'
import { Picture } from '../../elements/Picture.tsx'
import { useText } from '../../messages/useText.ts'
import { usePurchase } from '../usePurchase.ts'
import { shopSentences } from './shopSentences.ts'

/** What the calls of Amazon and the swag shop answer. */
type ShopAnswer = {
  readonly error: string | null
  readonly message: string | null
  readonly id: string | null
  readonly points: number
  readonly position: number | null
}

type BuyProductProps = {
  readonly kind: RewardKind
  readonly title: string
  readonly thumbnail: string | null
  /** The price that the page shows. */
  readonly points: number
  /** What else the price pays for, such as tax. */
  readonly includes?: string
  readonly addressId: string
  readonly promise: string
  readonly send: (connection: Connection, idempotencyKey: string, points: number) => Promise<ShopAnswer>
  readonly onClose: () => void
}

/** Asks once more before points are spent on a product. A price that changed is shown and asked for again. */
export const BuyProduct = ({
  kind,
  title,
  thumbnail,
  addressId,
  promise,
  send,
  onClose,
  ...price
}: BuyProductProps) => {
  const text = useText()

  const { user } = useSignedIn()
  const formats = useFormats()
  const { purchase, isPending, refusal, answer } = usePurchase({
    send: async (connection, idempotencyKey) => {
      const answered = await send(connection, idempotencyKey, points())
      return { ...answered, ok: answered.error === null, redemption_id: answered.id }
    },
    sentences: shopSentences(text),
    saysFailuresInToast: true,
  })
  const points = (): number => (answer?.error === 'PRICE_CHANGED' ? answer.points : price.points)
  const address = user.addresses.find(({ id }) => id === addressId)
  const addressText = address && `${address.name}, ${addressLine(address, formats.country)}`
  return (
    <ConfirmPurchase
      kind={kind}
      title={text('products.buyTitle', { name: title })}
      picture={<Picture src={thumbnail} shape="square" />}
      points={points()}
      priceLabel={text('products.this')}
      lines={[
        ...(addressText === undefined ? [] : [{ label: text('purchase.shipTo'), value: addressText }]),
        ...(price.includes === undefined
          ? []
          : [{ label: text('products.includes'), value: price.includes }]),
      ]}
      promise={promise}
      isPending={isPending}
      refusal={refusal}
      onConfirm={purchase}
      onClose={onClose}
      confirmLabel={text('products.buyFor', { points: formats.points(points()) })}
      finalAction={{ label: text('products.back'), act: onClose }}
    />
  )
}
