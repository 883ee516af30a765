import type { CompanyReward } from '@laurel/contract/rewards/companyReward.ts'
import { useGetList } from 'react-admin'

/** The shelf of the company, by name, to choose gifts from. */
export const useCompanyRewards = (): { readonly rewards: readonly CompanyReward[]; isLoading: boolean } => {
  const { data = [], isLoading } = useGetList<CompanyReward>(
    'rewards/custom-catalog',
    { pagination: { page: 1, perPage: 200 }, sort: { field: 'name', order: 'ASC' } },
    { retry: false },
  )
  return { rewards: data, isLoading }
}
