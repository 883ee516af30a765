import { Link, useSearchParams } from 'wouter'
import { useSignedIn } from '../../app/connection/SignedInContext.ts'
import { InfiniteList } from '../../elements/InfiniteList.tsx'
import { LaurelMark } from '../../elements/LaurelMark.tsx'
import { LoadingFailed } from '../../elements/LoadingFailed.tsx'
import { Notice } from '../../elements/Notice.tsx'
import { useText } from '../../messages/useText.ts'
import grid from '../products/ProductTile.module.css'
import { ProductsSkeleton, ProductTile } from '../products/ProductTile.tsx'
import styles from './AmazonPage.module.css'
import { AmazonSearch } from './AmazonSearch.tsx'
import { useAmazonSearch } from './amazonQueries.ts'

const firstRow = 4

/** The products that Amazon finds for the words in the address. */
export const AmazonSearchPage = () => {
  const text = useText()

  const { team } = useSignedIn()
  const [parameters] = useSearchParams()
  const words = parameters.get('q')?.trim() ?? ''
  const search = useAmazonSearch(words)
  const found = search.data?.pages.flatMap(({ products }) => products)
  const unique = found && [...new Map(found.map(product => [product.ASIN, product])).values()]
  return (
    <>
      <title>{text('amazon.resultsPage', { team: team.name })}</title>
      <header className={styles.head}>
        <h1 className={styles.heading}>{text('amazon.results')}</h1>
        <AmazonSearch words={words} />
      </header>
      {words === '' ? (
        <Notice
          picture={<LaurelMark size={40} />}
          title={text('amazon.whatFor')}
          action={<Link to="/amazon">{text('amazon.seeTrending')}</Link>}
        />
      ) : unique === undefined ? (
        search.isPending ? (
          <ProductsSkeleton label={text('elements.search.running')} />
        ) : (
          <LoadingFailed error={search.error} onRetry={() => void search.refetch()} />
        )
      ) : unique.length === 0 && !search.hasNextPage ? (
        <Notice
          role="status"
          picture={<LaurelMark size={40} />}
          title={text('amazon.nothingFound', { words })}
          action={<Link to="/amazon">{text('amazon.seeTrending')}</Link>}
        >
          {text('amazon.otherWords')}
        </Notice>
      ) : (
        <div aria-busy={search.isPlaceholderData}>
          <InfiniteList
            items={unique}
            keyOf={({ ASIN }) => ASIN}
            className={grid.grid}
            label={text('amazon.productsFor', { words })}
            hasNextPage={search.hasNextPage && !search.isPlaceholderData}
            isFetchingNextPage={search.isFetchingNextPage}
            isFetchNextPageError={search.isFetchNextPageError}
            fetchNextPage={search.fetchNextPage}
          >
            {({ ASIN, title, thumbnail, points }, index) => (
              <ProductTile
                to={`/amazon/${ASIN}`}
                title={title}
                thumbnail={thumbnail}
                points={points.total}
                isFirst={index < firstRow}
              />
            )}
          </InfiniteList>
        </div>
      )}
    </>
  )
}
