import { StorefrontCategory, type StorefrontProduct } from '@laurel/contract/rewards/storefront.ts'
import { useSignedIn } from '../../app/connection/SignedInContext.ts'
import { LoadingFailed } from '../../elements/LoadingFailed.tsx'
import { useSearchWords } from '../../elements/useSearchWords.ts'
import { useText } from '../../messages/useText.ts'
import grid from '../products/ProductTile.module.css'
import { ProductsSkeleton, ProductTile } from '../products/ProductTile.tsx'
import styles from './StorePage.module.css'
import { pointsOf, useStorefront } from './storeQueries.ts'

const firstRow = 4

/** The swag shop, with a filter by category. */
export const StorePage = () => {
  const text = useText()

  const { team } = useSignedIn()
  const store = useStorefront()
  const [category, setCategory] = useSearchWords('category')
  const chosen = StorefrontCategory.safeParse(category).data ?? null
  return (
    <>
      <title>{text('products.shopPage', { team: team.name })}</title>
      <h1 className={styles.heading}>{text('products.shop')}</h1>
      <fieldset className={styles.filter}>
        <legend className="seen-by-readers-only">{text('products.category')}</legend>
        {[null, ...StorefrontCategory.options].map(option => (
          <button
            key={option ?? 'all'}
            type="button"
            className={styles.category}
            aria-pressed={option === chosen}
            onClick={() => setCategory(option ?? '')}
          >
            {option ?? text('products.all')}
          </button>
        ))}
      </fieldset>
      {store.data !== undefined ? (
        <Products
          products={store.data.products.filter(product => chosen === null || product.category === chosen)}
        />
      ) : store.isPending ? (
        <ProductsSkeleton label={text('products.loadingAll')} />
      ) : (
        <LoadingFailed error={store.error} onRetry={() => void store.refetch()} />
      )}
    </>
  )
}

const Products = ({ products }: { readonly products: readonly StorefrontProduct[] }) => {
  const text = useText()
  return (
    <ul className={grid.grid} aria-label={text('products.products')}>
      {products.map(({ slug, name, variants: [first] }, index) => (
        <li key={slug}>
          <ProductTile
            to={`/store/${slug}`}
            title={name}
            thumbnail={first?.images[0] ?? null}
            points={first ? pointsOf(first) : 0}
            isFirst={index < firstRow}
          />
        </li>
      ))}
    </ul>
  )
}
