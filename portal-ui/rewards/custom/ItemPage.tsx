import type { CatalogItem } from '@laurel/contract/rewards/catalogItem.ts'
import { ApiError } from '@laurel/contract/wire/apiError.ts'
import { useState } from 'react'
import { Link } from 'wouter'
import { AddressSelect } from '../../account/addresses/AddressSelect.tsx'
import { useSignedIn } from '../../app/connection/SignedInContext.ts'
import { useFormats } from '../../app/connection/useFormats.ts'
import { Button } from '../../elements/Button.tsx'
import { Emoji } from '../../elements/Emoji.tsx'
import { Gallery } from '../../elements/Gallery.tsx'
import { LoadingFailed } from '../../elements/LoadingFailed.tsx'
import { Notice } from '../../elements/Notice.tsx'
import { PageSkeleton } from '../../elements/PageSkeleton.tsx'
import { Price } from '../../elements/Price.tsx'
import { RichText } from '../../elements/RichText.tsx'
import { useText } from '../../messages/useText.ts'
import { BuyDialog } from './BuyDialog.tsx'
import { type BuyingProblem, buyingProblem } from './buyingProblem.ts'
import styles from './ItemPage.module.css'
import { ItemPicture } from './ItemPicture.tsx'
import { useCatalogItem } from './queries.ts'
import { StyleChoice } from './StyleChoice.tsx'

export const ItemPage = ({ id }: { readonly id: string }) => {
  const text = useText()

  const { team } = useSignedIn()
  const item = useCatalogItem(id)
  const back = (
    <Link href="/custom" className={styles.back}>
      ← {team.metadata.custom_catalog_name}
    </Link>
  )
  if (item.data !== undefined)
    return (
      <>
        <title>{`${item.data.name} · ${team.name}`}</title>
        {back}
        <Item item={item.data} />
      </>
    )
  if (item.isPending) return <PageSkeleton />
  const isGone = item.error instanceof ApiError && [400, 404].includes(item.error.status)
  if (!isGone) return <LoadingFailed level={1} error={item.error} onRetry={() => void item.refetch()} />
  return (
    <Notice level={1} picture={<Emoji emoji="🍂" />} title={text('custom.gone')} action={back}>
      {text('custom.goneText')}
    </Notice>
  )
}

const Item = ({ item }: { readonly item: CatalogItem }) => {
  const text = useText()

  const { user } = useSignedIn()
  const [variantId, setVariantId] = useState<string | null>(null)
  const [addressId, setAddressId] = useState<string | null>(null)
  const [isBuying, setIsBuying] = useState(false)
  const country = user.locale.slice(-2).toUpperCase()
  const problem = buyingProblem(item, { country, variantId, addressId, balance: user.redeemable_points })
  const isFinal = problem === 'OUT_OF_STOCK' || problem === 'COUNTRY_NOT_SERVED'
  return (
    <article className={styles.item}>
      <div className={styles.pictures}>
        {item.images.length === 0 ? (
          <div className={styles.emoji}>
            <ItemPicture item={item} isFirst />
          </div>
        ) : (
          <Gallery name={item.name} images={item.images} />
        )}
      </div>
      <div className={styles.choices}>
        <h1 className={styles.name}>{item.name}</h1>
        <Price points={item.point_cost} size="large" />
        {item.variations.length > 0 && <StyleChoice item={item} value={variantId} onChange={setVariantId} />}
        {item.metadata.use_shipping && !isFinal && (
          <AddressSelect value={addressId} onChange={setAddressId} />
        )}
        {problem !== null && <Problem problem={problem} item={item} country={country} />}
        <Button disabled={problem !== null} onClick={() => setIsBuying(true)}>
          {text('purchase.buyNow')}
        </Button>
      </div>
      {item.description !== '' && (
        <section className={styles.description} aria-label={text('custom.description')}>
          <RichText html={item.description} />
        </section>
      )}
      {isBuying && (
        <BuyDialog
          item={item}
          variantId={variantId}
          addressId={addressId}
          onClose={() => setIsBuying(false)}
        />
      )}
    </article>
  )
}

type ProblemProps = {
  readonly problem: BuyingProblem
  readonly item: CatalogItem
  readonly country: string
}

const Problem = ({ problem, item, country }: ProblemProps) => {
  const text = useText()

  const { user } = useSignedIn()
  const formats = useFormats()
  const problemText = {
    OUT_OF_STOCK: text('custom.outOfStock'),
    COUNTRY_NOT_SERVED: text('custom.otherCountry', { country: formats.country(country) }),
    NO_VARIANT: text('custom.noStyle'),
    NO_ADDRESS: text('custom.noAddress'),
    INSUFFICIENT_POINTS: text('custom.toGo', {
      points: formats.points(item.point_cost - user.redeemable_points),
    }),
  }[problem]
  const isFinal = problem === 'OUT_OF_STOCK' || problem === 'COUNTRY_NOT_SERVED'
  return (
    <p className={isFinal ? styles.final : styles.hint} role="status">
      {problemText}
    </p>
  )
}
