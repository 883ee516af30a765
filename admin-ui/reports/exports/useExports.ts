import { listExports, type OrderedExport } from '@laurel/contract/reports/exports.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useConnection } from '../../app/connection/ConnectionContext.ts'

const lookAgainMilliseconds = 2_000

/** The files of the reader, read again while one is being written. */
export const useExports = (): UseQueryResult<OrderedExport[]> => {
  const { client, freshness } = useConnection()
  return useQuery({
    queryKey: ['call', listExports.name],
    queryFn: async ({ signal }) =>
      (await client.call(listExports, { query: freshness.query() }, { signal })).exports,
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ state }) => state === 'running') ? lookAgainMilliseconds : false,
  })
}
