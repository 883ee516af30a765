import type { CompanyReward } from '@laurel/contract/rewards/companyReward.ts'
import type { TeamItem } from '@laurel/contract/rewards/teamItem.ts'
import { useMemo } from 'react'
import { useGetList } from 'react-admin'

/** The shelf of the company and the items of its catalog, by name, to choose gifts from. */
export const useCompanyRewards = (): { readonly rewards: readonly CompanyReward[]; isLoading: boolean } => {
  const shelf = useGetList<CompanyReward>('rewards/custom-catalog', byName, { retry: false })
  const catalog = useGetList<TeamItem>('rewards/items', byName, { retry: false })
  const rewards = useMemo(
    () =>
      [...(shelf.data ?? []), ...(catalog.data ?? [])].toSorted((one, other) =>
        one.name.localeCompare(other.name),
      ),
    [shelf.data, catalog.data],
  )
  return { rewards, isLoading: shelf.isLoading || catalog.isLoading }
}

const byName = {
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'name', order: 'ASC' },
} as const
