import type { amazonProduct } from '@laurel/contract/rewards/amazon.ts'
import type { ResponseOf } from '@laurel/contract/wire/call.ts'
import { useState } from 'react'
import { Link } from 'wouter'
import { useSignedIn } from '../../app/connection/SignedInContext.ts'
import { Button } from '../../elements/Button.tsx'
import { LaurelMark } from '../../elements/LaurelMark.tsx'
import { Notice } from '../../elements/Notice.tsx'
import { useText } from '../../messages/useText.ts'
import { BackLink, ProductSkeleton } from '../products/ProductLayout.tsx'
import { isWhole, useAmazonProduct } from './amazonQueries.ts'
import { Product } from './Product.tsx'

type Answer = ResponseOf<typeof amazonProduct>

/** One product of Amazon. The address in use is the member's default until they choose another one. */
export const AmazonProductPage = ({ asin }: { readonly asin: string }) => {
  const text = useText()

  const { user, team } = useSignedIn()
  const [addressId, setAddressId] = useState(user.addresses[0]?.id ?? null)
  const product = useAmazonProduct(asin, addressId)
  const retry = () => void product.refetch()
  return (
    <>
      <title>{`${product.data?.title ?? 'Amazon'} · ${team.name}`}</title>
      <BackLink to="/amazon">Amazon</BackLink>
      {product.data !== undefined ? (
        isWhole(product.data) ? (
          <Product
            product={product.data}
            isOlder={product.isPlaceholderData}
            addressId={addressId}
            onAddress={setAddressId}
          />
        ) : (
          <Refused answer={product.data} onRetry={retry} />
        )
      ) : product.isPending ? (
        <ProductSkeleton />
      ) : (
        <Failed reason={text('amazon.trouble')} onRetry={retry} />
      )}
    </>
  )
}

const Refused = ({ answer, onRetry }: { readonly answer: Answer; readonly onRetry: () => void }) => {
  const text = useText()
  return answer.error === 'UNAVAILABLE_PRODUCT' ? (
    <Notice
      level={1}
      picture={<LaurelMark size={44} />}
      title={text('amazon.gone')}
      action={<Link to="/amazon">{text('amazon.seeOtherProducts')}</Link>}
    >
      {text('amazon.goneText')}
    </Notice>
  ) : (
    <Failed reason={answer.message ?? text('amazon.later')} onRetry={onRetry} />
  )
}

const Failed = ({ reason, onRetry }: { readonly reason: string; readonly onRetry: () => void }) => {
  const text = useText()
  return (
    <Notice
      role="alert"
      level={1}
      picture={<LaurelMark size={44} />}
      title={text('amazon.error')}
      action={<Button onClick={onRetry}>{text('action.retry')}</Button>}
    >
      {reason}
    </Notice>
  )
}
