import type { GiftRow } from '@laurel/ledger/awards/vocabulary.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'

/** Whether the team's catalog holds every company reward of these gifts; an id of another team counts as missing. */
export const offersGifts = async (
  { ledger }: { readonly ledger: Pick<Ledger, 'catalog'> },
  teamId: TeamId,
  rows: readonly GiftRow[],
): Promise<boolean> => {
  const { rewards } = await ledger.catalog(teamId)
  return rows.flat().every(option => option.type !== 'CUSTOM_REWARD' || rewards.has(option.rewardId))
}
