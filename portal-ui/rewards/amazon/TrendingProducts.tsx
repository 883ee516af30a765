import type { AmazonCategory } from '@laurel/contract/rewards/amazon.ts'
import { Link } from 'wouter'
import { Carousel } from '../../elements/Carousel.tsx'
import { CarouselSkeleton } from '../../elements/CarouselSkeleton.tsx'
import { useText } from '../../messages/useText.ts'
import { ProductTile } from '../products/ProductTile.tsx'
import { useTrending } from './amazonQueries.ts'

const categories: readonly AmazonCategory[] = ['BOOKS', 'TOYS_GAMES', 'ELECTRONICS', 'PETS', 'HOME_KITCHEN']

/** The first trending product of some categories. Nothing where Amazon does not answer. */
export const TrendingProducts = () => {
  const text = useText()

  const trending = useTrending()
  if (trending.isPending) return <CarouselSkeleton shape="square" />
  const products = categories.flatMap(
    category => trending.data?.categories.find(known => known.category === category)?.products[0] ?? [],
  )
  if (products.length === 0) return null
  return (
    <Carousel title={text('home.trending')} more={<Link to="/amazon">{text('action.seeAll')}</Link>}>
      {products.map(({ ASIN, title, thumbnail, points }) => (
        <ProductTile
          key={ASIN}
          to={`/amazon/${ASIN}`}
          title={title}
          thumbnail={thumbnail}
          points={points.total}
        />
      ))}
    </Carousel>
  )
}
