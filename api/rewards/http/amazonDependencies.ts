import type { Dependencies } from '../../http/dependencies.ts'
import { addressOf } from '../../people/addresses/addressOf.ts'
import type { AmazonDependencies } from '../amazon/openMarketplace.ts'
import { offersCatalog } from '../offersCatalog.ts'

/** What Amazon needs of the server. */
export const amazonDependencies = (dependencies: Dependencies): AmazonDependencies => ({
  database: dependencies.database,
  vendorNamed: dependencies.vendors.vendorNamed,
  addressOf: (teamId, memberId, id) => addressOf(dependencies, teamId, memberId, id),
  offersAmazon: async teamId => offersCatalog(await dependencies.ledger.team(teamId), 'AMAZON'),
})
