import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { RewardVendors } from '../openRewardVendors.ts'

type TeamReader = { readonly ledger: Pick<Ledger, 'team'> }

/** Whether the team sees what is in beta. */
export const showsBeta = async ({ ledger }: TeamReader, teamId: TeamId): Promise<boolean> => {
  const team = await ledger.team(teamId)
  return team.kind === 'known' && team.settings.showsBetaFeatures
}

/** The vendors that a team may connect to. To all others there is no such vendor. */
export const offeredVendors = async (
  reader: TeamReader,
  vendors: RewardVendors,
  teamId: TeamId,
): Promise<RewardVendors> =>
  (await showsBeta(reader, teamId))
    ? vendors
    : { ...vendors, registry: vendors.registry.filter(({ isBeta }) => !isBeta) }
