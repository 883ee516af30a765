import type { TeamState } from '@laurel/ledger/teams/state.ts'
import type { RewardCatalog } from '@laurel/ledger/teams/vocabulary.ts'

/** Whether a team offers a catalog to its members. The portal hides the others; a call to them is refused as well. */
export const offersCatalog = (team: TeamState, catalog: RewardCatalog): boolean =>
  team.kind === 'known' && team.rewardCatalogs.includes(catalog)
