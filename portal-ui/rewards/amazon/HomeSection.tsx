export { TrendingProducts as HomeSection } from './TrendingProducts.tsx'
