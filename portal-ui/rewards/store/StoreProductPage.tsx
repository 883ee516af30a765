import {
  redeemStorefront,
  type StorefrontOption,
  type StorefrontProduct,
  storefrontOptions,
} from '@laurel/contract/rewards/storefront.ts'
import { useState } from 'react'
import { Link } from 'wouter'
import { useSignedIn } from '../../app/connection/SignedInContext.ts'
import { LaurelMark } from '../../elements/LaurelMark.tsx'
import { LoadingFailed } from '../../elements/LoadingFailed.tsx'
import { Notice } from '../../elements/Notice.tsx'
import { Price } from '../../elements/Price.tsx'
import { useText } from '../../messages/useText.ts'
import { BuyBox } from '../products/BuyBox.tsx'
import { BuyProduct } from '../products/BuyProduct.tsx'
import { type Choice, chosenVariant, firstChoice, isPossible, withChoice } from '../products/choosing.ts'
import { OptionFilter } from '../products/OptionFilter.tsx'
import { BackLink, ProductLayout, ProductSkeleton } from '../products/ProductLayout.tsx'
import { pointsOf, useStorefront } from './storeQueries.ts'

/** One product of the swag shop: its options, its price and where it is sent to. */
export const StoreProductPage = ({ slug }: { readonly slug: string }) => {
  const text = useText()

  const store = useStorefront()
  const product = store.data?.products.find(known => known.slug === slug)
  return (
    <>
      <BackLink to="/store">{text('products.shop')}</BackLink>
      {product !== undefined ? (
        <Product product={product} />
      ) : store.isPending ? (
        <ProductSkeleton />
      ) : store.isError ? (
        <LoadingFailed level={1} error={store.error} onRetry={() => void store.refetch()} />
      ) : (
        <Notice
          level={1}
          picture={<LaurelMark size={44} />}
          title={text('products.shopGone')}
          action={<Link to="/store">{text('products.seeAll')}</Link>}
        >
          {text('products.shopGoneText')}
        </Notice>
      )}
    </>
  )
}

/** The text that asks for the options without a choice. */
const missingChoice = (unchosen: readonly StorefrontOption[]) => {
  const [first, ...others] = unchosen
  if (first === undefined) return undefined
  return others.length === 0 ? (`products.choose.${first}` as const) : ('products.choose.both' as const)
}

const Product = ({ product }: { readonly product: StorefrontProduct }) => {
  const text = useText()

  const { user, team } = useSignedIn()
  const { name, description, variants } = product
  const labels = storefrontOptions.filter(label =>
    variants.some(({ options }) => options[label] !== undefined),
  )
  const valuesOf = (label: string) => [
    ...new Set(
      variants.flatMap(({ options }) =>
        Object.entries(options).flatMap(([option, value]) =>
          option === label && value !== undefined ? [value] : [],
        ),
      ),
    ),
  ]
  const [choice, setChoice] = useState<Choice>(() => firstChoice(labels, valuesOf))
  const [addressId, setAddressId] = useState(user.addresses[0]?.id ?? null)
  const [isBuying, setBuying] = useState(false)
  const variant = chosenVariant(variants, labels, choice)
  const shown = variant ?? variants.find(({ options }) => options.color === choice.color) ?? variants[0]
  const points = shown ? pointsOf(shown) : 0
  const missing = missingChoice(labels.filter(label => choice[label] === undefined))
  return (
    <>
      <title>{`${name} · ${team.name}`}</title>
      <ProductLayout title={name} images={shown?.images ?? []}>
        <p>{description}</p>
        {labels.map(label => (
          <OptionFilter
            key={label}
            label={text(`products.options.${label}`)}
            values={valuesOf(label)}
            chosen={choice[label]}
            isPossible={value => isPossible(variants, choice, label, value)}
            onChoose={value => setChoice(withChoice(variants, choice, label, value))}
          />
        ))}
        <BuyBox
          price={<Price points={points} size="large" />}
          points={points}
          addressId={addressId}
          onAddress={setAddressId}
          missing={missing === undefined ? null : text(missing)}
          onBuy={() => setBuying(true)}
        />
      </ProductLayout>
      {isBuying && variant && addressId !== null && (
        <BuyProduct
          kind="storefront"
          title={[name, variant.options.color, variant.options.size].filter(Boolean).join(', ')}
          thumbnail={variant.images[0] ?? null}
          points={pointsOf(variant)}
          addressId={addressId}
          promise={text('products.shopPromise')}
          send={({ client }, idempotencyKey, point_cost) =>
            client.call(
              redeemStorefront,
              {
                body: {
                  reward: { name, sku: variant.sku, thumbnail: variant.images[0] ?? null, point_cost },
                  addr: addressId,
                },
              },
              { idempotencyKey },
            )
          }
          onClose={() => setBuying(false)}
        />
      )}
    </>
  )
}
