import type { Connection } from '@laurel/contract/browser/connection.ts'
import { addressLine } from '../../account/addresses/addressWords.ts'
import { useSignedIn } from '../../app/connection/SignedInContext.ts'
import { useFormats } from '../../app/connection/useFormats.ts'
import { ConfirmPurchase } from '../../elements/ConfirmPurchase.tsx'
import { Picture } from '../../elements/Picture.tsx'
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
  title,
  thumbnail,
  addressId,
  promise,
  send,
  onClose,
  ...price
}: BuyProductProps) => {
  const { user, team } = useSignedIn()
  const formats = useFormats()
  const { purchase, isPending, refusal, answer } = usePurchase({
    send: async (connection, idempotencyKey) => {
      const answered = await send(connection, idempotencyKey, points())
      return { ...answered, ok: answered.error === null, redemption_id: answered.id }
    },
    sentences: shopSentences(team.points_name),
    saysFailuresInToast: true,
  })
  const points = (): number => (answer?.error === 'PRICE_CHANGED' ? answer.points : price.points)
  const address = user.addresses.find(({ id }) => id === addressId)
  const addressText = address && `${address.name}, ${addressLine(address, formats.country)}`
  return (
    <ConfirmPurchase
      title={`Buy “${title}”?`}
      picture={<Picture src={thumbnail} shape="square" />}
      points={points()}
      priceLabel="This product"
      lines={[
        ...(addressText === undefined ? [] : [{ label: 'Ship to', value: addressText }]),
        ...(price.includes === undefined ? [] : [{ label: 'The price includes', value: price.includes }]),
      ]}
      promise={promise}
      isPending={isPending}
      refusal={refusal}
      onConfirm={purchase}
      onClose={onClose}
      confirmLabel={`Buy for ${formats.points(points())}`}
      finalAction={{ label: 'Back to the product', act: onClose }}
    />
  )
}
