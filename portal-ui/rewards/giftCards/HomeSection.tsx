export { GiftCardStrip as HomeSection } from './GiftCardStrip.tsx'
