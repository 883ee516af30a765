import { CarouselSkeleton } from '../../elements/CarouselSkeleton.tsx'
import { lazySection } from '../../elements/lazyPage.tsx'

/** What catalogs show on the first page. Each is a script of its own, `HomeSection` of its folder. */
export const ArticlesSection = lazySection(
  () => import('../posts/HomeSection.tsx'),
  <CarouselSkeleton shape="card" />,
)

export const TrendingSection = lazySection(
  () => import('../amazon/HomeSection.tsx'),
  <CarouselSkeleton shape="square" />,
)

export const FeaturedCardsSection = lazySection(
  () => import('../giftCards/HomeSection.tsx'),
  <CarouselSkeleton shape="card" />,
)
