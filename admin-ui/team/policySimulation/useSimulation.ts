import { getPolicySimulation } from '@laurel/contract/team/policySimulation.ts'
import type { ResponseOf } from '@laurel/contract/wire/call.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useConnection } from '../../app/connection/ConnectionContext.ts'

const lookAgainMilliseconds = 1_000

/** One simulation, read again while it runs. */
export const useSimulation = (id: string): UseQueryResult<ResponseOf<typeof getPolicySimulation>> => {
  const { client } = useConnection()
  return useQuery({
    queryKey: ['call', getPolicySimulation.name, id],
    queryFn: ({ signal }) => client.call(getPolicySimulation, { params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'running' ? lookAgainMilliseconds : false),
  })
}
