import { listOwnNominations, listRunningCampaigns } from '@laurel/contract/awards/ownNominations.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useConnection } from '../../app/connection/ConnectionContext.ts'

const cursorOfFirstPage = (): string | null => null

export const useRunningCampaigns = () => {
  const { client, freshness } = useConnection()
  return useQuery({
    queryKey: ['campaigns'],
    queryFn: ({ signal }) => client.call(listRunningCampaigns, { query: freshness.query() }, { signal }),
  })
}

export const useOwnNominations = () => {
  const { client, freshness } = useConnection()
  return useInfiniteQuery({
    queryKey: ['nominations'],
    queryFn: ({ signal, pageParam: cursor }) =>
      client.call(
        listOwnNominations,
        { query: { ...freshness.query(), ...(cursor !== null && { cursor }) } },
        { signal },
      ),
    initialPageParam: cursorOfFirstPage(),
    getNextPageParam: ({ next }) => next,
  })
}
