import type { CatalogCode, Team } from '@laurel/contract/team/team.ts'

const prepaid = 0
const paidCatalogs: ReadonlySet<CatalogCode> = new Set(['AMAZON', 'GIFT_CARDS', 'CHARITIES'])

/** The team bought nothing that is left, pays in advance, and offers a catalog that costs money. */
export const needsTopUp = ({
  purchased_points,
  reward_payment_type,
  reward_catalogs,
}: Pick<Team, 'purchased_points' | 'reward_payment_type' | 'reward_catalogs'>): boolean =>
  purchased_points === 0 &&
  reward_payment_type === prepaid &&
  reward_catalogs.some(catalog => paidCatalogs.has(catalog))
