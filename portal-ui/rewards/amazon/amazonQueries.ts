import type { Connection } from '@laurel/contract/browser/connection.ts'
import {
  type AmazonProduct,
  amazonPagesMax,
  amazonProduct,
  amazonTrending,
  amazonVariant,
  searchAmazon,
} from '@laurel/contract/rewards/amazon.ts'
import type { ResponseOf } from '@laurel/contract/wire/call.ts'
import { keepPreviousData, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useConnection } from '../../app/connection/ConnectionContext.ts'

const trendingMilliseconds = 10 * 60_000

const trendingQuery = ({ client }: Connection) =>
  queryOptions({
    queryKey: ['amazon', 'trending'],
    queryFn: ({ signal }) => client.call(amazonTrending, {}, { signal }),
    staleTime: trendingMilliseconds,
  })

export const useTrending = () => useQuery(trendingQuery(useConnection()))

export const useAmazonSearch = (words: string) => {
  const { client } = useConnection()
  return useInfiniteQuery({
    queryKey: ['amazon', 'search', words],
    queryFn: ({ signal, pageParam: page }) =>
      client.call(searchAmazon, { params: { page }, query: { q: words } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ has_more }, pages) =>
      has_more && pages.length < amazonPagesMax ? pages.length + 1 : undefined,
    placeholderData: keepPreviousData,
    enabled: words !== '',
  })
}

const productPart = (asin: string, addressId: string | null) => ({
  params: { id: asin },
  query: addressId === null ? {} : { addr: addressId },
})

/** The product of the page. Another address is another price, and the former one stays until it is known. */
export const useAmazonProduct = (asin: string, addressId: string | null) => {
  const { client } = useConnection()
  return useQuery({
    queryKey: ['amazon', 'product', asin, addressId],
    queryFn: ({ signal }) => client.call(amazonProduct, productPart(asin, addressId), { signal }),
    placeholderData: keepPreviousData,
  })
}

/** The variant that filters choose; null while none is chosen. */
export const useAmazonVariant = (asin: string | null, addressId: string | null) => {
  const { client } = useConnection()
  return useQuery({
    queryKey: ['amazon', 'variant', asin, addressId],
    queryFn: ({ signal }) => client.call(amazonVariant, productPart(asin ?? '', addressId), { signal }),
    placeholderData: keepPreviousData,
    enabled: asin !== null,
  })
}

type ProductAnswer = ResponseOf<typeof amazonProduct>

/** An answer without an error has all fields of the product. */
export const isWhole = (answer: ProductAnswer): answer is ProductAnswer & AmazonProduct =>
  answer.error === null && answer.ASIN !== undefined
