import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { Intent } from '../../access/intent.ts'
import { offersCatalog } from '../offersCatalog.ts'
import { earlierPurchase } from '../purchasing/earlierPurchase.ts'
import { type PurchaseDependencies, purchase } from '../purchasing/purchase.ts'
import type { Redeemed } from '../purchasing/redeemed.ts'
import { isSameDonation } from '../purchasing/sameChoice.ts'
import type { CharityContent } from './content.ts'
import { type CharitySettings, offeredCharity, offerOf } from './offer.ts'

export type DonateDependencies = PurchaseDependencies & {
  readonly database: Queryable
  readonly content: CharityContent
}

export type DonationOutcome =
  | Redeemed
  | { readonly kind: 'rejected'; readonly rejection: LedgerRejection }
  /** There is no such nonprofit, or the team does not offer it, or no charities at all. */
  | { readonly kind: 'notOffered' }

/**
 * Gives the author's points to a nonprofit that the team offers; 100 points are one US dollar. Rejects as `purchase`
 * does.
 */
export const donate = async (
  dependencies: DonateDependencies,
  intent: Intent,
  { ein, points }: { readonly ein: string; readonly points: Points },
  settings: CharitySettings,
): Promise<DonationOutcome> => {
  const rewardId = derivedId('charities', ein)
  const isSame = isSameDonation(points)
  const earlier = await earlierPurchase(dependencies, intent, { rewardId, isSame })
  if (earlier) return earlier
  if (!offersCatalog(await dependencies.ledger.team(intent.teamId), 'CHARITIES'))
    return { kind: 'notOffered' }
  const offer = await offerOf(dependencies.content, settings)
  const charity = await offeredCharity(dependencies.database, offer, ein)
  if (!charity) return { kind: 'notOffered' }
  const name = charity.dba || charity.name
  return purchase(dependencies, intent, {
    redemptionType: 'DONATION',
    reward: { rewardId, name: name.slice(0, 200), emoji: '💚' },
    points,
    // A point is a cent.
    order: {
      kind: 'donation',
      ein,
      charityName: charity.name.slice(0, 300),
      amount: { minor: points, currency: 'USD' },
    },
    isFunded: true,
    isSame,
  })
}
