import type { Connection } from '@laurel/contract/browser/connection.ts'
import { featuredGiftCards } from '@laurel/contract/rewards/featuredGiftCards.ts'
import { giftCardDetails } from '@laurel/contract/rewards/giftCardDetails.ts'
import { giftCardsPerPage, listGiftCards } from '@laurel/contract/rewards/listGiftCards.ts'
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import { useConnection } from '../../app/connection/ConnectionContext.ts'

const firstPage = 1

/** Cards by page from 1. A page that is not full is the last one; the earlier cards stay while a search loads. */
const giftCardsQuery = (connection: Connection, words: string) =>
  infiniteQueryOptions({
    queryKey: ['gift cards', words],
    queryFn: ({ signal, pageParam: page }) =>
      connection.client.call(
        listGiftCards,
        { params: { page }, query: words === '' ? {} : { query: words } },
        { signal },
      ),
    initialPageParam: firstPage,
    getNextPageParam: ({ gift_cards: cards }, _pages, page) =>
      cards.length < giftCardsPerPage ? undefined : page + 1,
    placeholderData: keepPreviousData,
  })

const giftCardQuery = (connection: Connection, id: string) =>
  queryOptions({
    queryKey: ['gift card', id],
    queryFn: ({ signal }) => connection.client.call(giftCardDetails, { params: { id } }, { signal }),
  })

const featuredQuery = (connection: Connection) =>
  queryOptions({
    queryKey: ['gift cards', 'featured'],
    queryFn: ({ signal }) => connection.client.call(featuredGiftCards, {}, { signal }),
  })

export const useGiftCards = (words: string) => useInfiniteQuery(giftCardsQuery(useConnection(), words))

export const useGiftCard = (id: string) => useQuery(giftCardQuery(useConnection(), id))

export const useFeaturedGiftCards = () => useQuery(featuredQuery(useConnection()))
