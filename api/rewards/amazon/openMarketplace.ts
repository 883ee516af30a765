import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Address } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { readCountry } from '../readCountry.ts'
import type { Marketplace } from '../vendors/marketplace.ts'
import type { VendorClient } from '../vendors/port.ts'
import { regionOf } from './marketplaces.ts'

export type AmazonDependencies = {
  readonly database: Queryable
  /** The team's connection to a vendor; null where it has none. */
  readonly vendorNamed: (
    teamId: TeamId,
    name: string,
  ) => Promise<{ readonly connectionId: string; readonly client: VendorClient } | null>
  /** An address of the member; null where they have none with this id. */
  readonly addressOf: (teamId: TeamId, memberId: MemberId, addressId: string) => Promise<Address | null>
  /** Whether the team offers Amazon to its members. */
  readonly offersAmazon: (teamId: TeamId) => Promise<boolean>
}

/** Amazon, as a member can shop there. */
export type OpenMarketplace = {
  readonly connectionId: string
  readonly marketplace: Marketplace
  /** The country of the member, where everything is sent to. */
  readonly country: string
  readonly region: string
}

type Visitor = { readonly teamId: TeamId; readonly memberId: MemberId }

/** Null where the team does not offer Amazon, is not connected to it, or the member lives where it is not offered. */
export const openMarketplace = async (
  dependencies: AmazonDependencies,
  visitor: Visitor,
): Promise<OpenMarketplace | null> => {
  const found = await findMarketplace(dependencies, visitor)
  return found === 'notConnected' ? null : found
}

/** As `openMarketplace`, and tells apart where Amazon is offered to the member but the team is not connected to it. */
export const findMarketplace = async (
  { database, vendorNamed, offersAmazon }: AmazonDependencies,
  { teamId, memberId }: Visitor,
): Promise<OpenMarketplace | 'notConnected' | null> => {
  const [isOffered, connection, country] = await Promise.all([
    offersAmazon(teamId),
    vendorNamed(teamId, 'amazon'),
    readCountry(database, teamId, memberId),
  ])
  const region = regionOf(country)
  const marketplace = connection?.client.marketplace
  if (!isOffered || region === undefined) return null
  if (!connection || !marketplace) return 'notConnected'
  return { connectionId: connection.connectionId, marketplace, country, region }
}
