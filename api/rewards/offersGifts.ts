import type { GiftRow } from '@laurel/ledger/awards/vocabulary.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'

/**
 * Whether the team has every reward of these gifts, as a company reward or as an item of its catalog; an id of another
 * team counts as missing.
 */
export const offersGifts = async (
  { ledger }: { readonly ledger: Pick<Ledger, 'catalog' | 'item'> },
  teamId: TeamId,
  rows: readonly GiftRow[],
): Promise<boolean> => {
  const { rewards } = await ledger.catalog(teamId)
  const items = new Set(
    rows.flat().flatMap(option => (option.type === 'CUSTOM_REWARD' ? [option.rewardId] : [])),
  )
  for (const rewardId of items) {
    if (!rewards.has(rewardId) && (await ledger.item(teamId, rewardId)).kind !== 'offered') return false
  }
  return true
}
