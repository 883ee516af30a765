import { getCatalogItem, listCatalogItems } from '@laurel/contract/rewards/catalogItems.ts'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useConnection } from '../../app/connection/ConnectionContext.ts'

export const useCatalogItems = (words: string) => {
  const { client, freshness } = useConnection()
  return useInfiniteQuery({
    queryKey: ['catalog items', words],
    queryFn: ({ signal, pageParam: page }) => {
      const query = { ...freshness.query(), ...(words !== '' && { query: words }) }
      return client.call(listCatalogItems, { params: { page }, query }, { signal })
    },
    initialPageParam: 1,
    getNextPageParam: ({ next_page }) => next_page,
    placeholderData: keepPreviousData,
  })
}

export const useCatalogItem = (id: string) => {
  const { client, freshness } = useConnection()
  return useQuery({
    queryKey: ['catalog items', 'one', id],
    queryFn: ({ signal }) =>
      client.call(getCatalogItem, { params: { id }, query: freshness.query() }, { signal }),
  })
}
