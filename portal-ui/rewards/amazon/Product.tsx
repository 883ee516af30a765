import { type AmazonListing, type AmazonProduct, redeemAmazon } from '@laurel/contract/rewards/amazon.ts'
import { useState } from 'react'
import { Price } from '../../elements/Price.tsx'
import { Problem } from '../../elements/Problem.tsx'
import { type Translate, useText } from '../../messages/useText.ts'
import { BuyBox } from '../products/BuyBox.tsx'
import { BuyProduct } from '../products/BuyProduct.tsx'
import { type Choice, chosenVariant, firstChoice, isPossible, withChoice } from '../products/choosing.ts'
import { OptionFilter } from '../products/OptionFilter.tsx'
import { ProductLayout } from '../products/ProductLayout.tsx'
import styles from './AmazonPage.module.css'
import { isWhole, useAmazonVariant } from './amazonQueries.ts'
import { useSettled } from './useSettled.ts'

type ProductProps = {
  readonly product: AmazonProduct
  /** It is the answer for a former address. */
  readonly isOlder: boolean
  readonly addressId: string | null
  readonly onAddress: (id: string | null) => void
}

/** A filter that changes is looked up after this time, so that a second change needs no first answer. */
const filterMilliseconds = 200

/** The filters, the price and the button of a product. Filters show another variant in the same place. */
export const Product = ({ product, isOlder, addressId, onAddress }: ProductProps) => {
  const text = useText()

  const { DimensionLabels: labels, DimensionMap, Variations } = product
  const variants = Variations.map(({ ASIN, Dimensions }) => ({ asin: ASIN, options: Dimensions }))
  const valuesOf = (label: string): readonly string[] => DimensionMap[label] ?? []
  const [choice, setChoice] = useState<Choice>(
    () => variants.find(({ asin }) => asin === product.ASIN)?.options ?? firstChoice(labels, valuesOf),
  )
  const [isBuying, setBuying] = useState(false)
  const chosen = variants.length === 0 ? product.ASIN : chosenVariant(variants, labels, choice)?.asin
  const settled = useSettled(chosen, filterMilliseconds)
  const variant = useAmazonVariant(
    settled === undefined || settled === product.ASIN ? null : settled,
    addressId,
  )
  const isOther = settled !== undefined && settled !== product.ASIN
  const shown = isOther && variant.data && isWhole(variant.data) ? variant.data : product
  const isLoading = isOther && (variant.isPending || variant.isPlaceholderData)
  const isBusy = isOlder || chosen !== settled || isLoading
  const isShown = chosen !== undefined && shown.ASIN === chosen && !isBusy
  const [best] = shown.Offers.Listings
  const problem = variantProblem(isOther, variant, text) ?? problemOf(shown, best, addressId, text)
  const isSent = addressId !== null && shown.addr_valid_marketplace
  const unchosen = labels.filter(label => choice[label] === undefined)
  const total = chosen === undefined ? null : (best?.Price.Points.total ?? null)
  return (
    <>
      <ProductLayout
        title={shown.ItemInfo.Title}
        images={shown.Images.map(({ URL }) => URL)}
        about={<Features features={product.ItemInfo.Features} />}
      >
        {labels.map(label => (
          <OptionFilter
            key={label}
            label={label}
            values={valuesOf(label)}
            chosen={choice[label]}
            isPossible={value => isPossible(variants, choice, label, value)}
            onChoose={value => setChoice(withChoice(variants, choice, label, value))}
          />
        ))}
        <BuyBox
          price={
            <>
              {best && <PriceLine listing={best} />}
              {problem !== null && <Problem role="status">{problem}</Problem>}
            </>
          }
          points={total}
          addressId={addressId}
          onAddress={onAddress}
          missing={unchosen.length > 0 ? text('amazon.choose', { options: unchosen.join(', ') }) : null}
          isBusy={isBusy}
          onBuy={isSent && (problem === null || unchosen.length > 0) ? () => setBuying(true) : null}
        />
      </ProductLayout>
      {isBuying && isShown && total !== null && addressId !== null && (
        <BuyProduct
          kind="amazon"
          title={shown.title}
          thumbnail={shown.thumbnail}
          points={total}
          {...(best && hasExtras(best) ? { includes: text('amazon.includes') } : {})}
          addressId={addressId}
          promise={text('amazon.promise')}
          send={({ client }, idempotencyKey, points) =>
            client.call(
              redeemAmazon,
              { params: { id: chosen }, body: { addr: addressId, points } },
              { idempotencyKey },
            )
          }
          onClose={() => setBuying(false)}
        />
      )}
    </>
  )
}

const hasExtras = ({ Price: { Points } }: AmazonListing): boolean => Points.tax > 0 || Points.shipping > 0

/** Why the product can't be bought as it is chosen; null where it can, or where an address is still to be given. */
const problemOf = (
  shown: AmazonProduct,
  best: AmazonListing | undefined,
  addressId: string | null,
  text: Translate,
): string | null => {
  if (!best) return shown.has_hidden_price ? text('amazon.restricted') : text('amazon.unavailable')
  return addressId !== null && !shown.addr_valid_marketplace ? text('amazon.otherCountry') : null
}

const variantProblem = (
  isOther: boolean,
  { isError, data }: Pick<ReturnType<typeof useAmazonVariant>, 'isError' | 'data'>,
  text: Translate,
): string | null => {
  if (!isOther) return null
  if (isError) return text('amazon.trouble')
  return data && !isWhole(data) ? data.message : null
}

const PriceLine = ({ listing }: { readonly listing: AmazonListing }) => {
  const text = useText()

  const { IsPrimeEligible, IsFreeShippingEligible } = listing.DeliveryInfo
  return (
    <p className={styles.priceLine}>
      <Price points={listing.Price.Points.total} size="large" />
      {hasExtras(listing) && <span className={styles.included}>{text('amazon.included')}</span>}
      {IsPrimeEligible ? (
        <span className={styles.mark}>Prime</span>
      ) : (
        IsFreeShippingEligible && <span className={styles.mark}>{text('amazon.freeShipping')}</span>
      )}
    </p>
  )
}

const Features = ({ features }: { readonly features: readonly string[] }) => {
  const text = useText()
  return features.length === 0 ? null : (
    <section aria-labelledby="about-product">
      <h2 className={styles.aboutTitle} id="about-product">
        {text('amazon.about')}
      </h2>
      <ul className={styles.features}>
        {features.map(feature => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </section>
  )
}
