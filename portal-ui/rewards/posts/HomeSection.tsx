export { ArticleCarousel as HomeSection } from './ArticleCarousel.tsx'
