import { GiftsToClaim } from './GiftsToClaim.tsx'

export const Pages = () => <GiftsToClaim />
