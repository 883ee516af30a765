import { type BookMonth, getMonthBooks, listBooks, type MonthBooks } from '@laurel/contract/reports/books.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useConnection } from '../../app/connection/ConnectionContext.ts'

const lookAgainMilliseconds = 1_500

const isUnderWay = ({ books, pack }: Pick<BookMonth, 'books' | 'pack'>): boolean =>
  books.state === 'running' || pack.state === 'running'

/** The months of the team, read again while one is being closed or written. */
export const useBooks = (): UseQueryResult<BookMonth[]> => {
  const { client, freshness } = useConnection()
  return useQuery({
    queryKey: ['call', listBooks.name],
    queryFn: async ({ signal }) =>
      (await client.call(listBooks, { query: freshness.query() }, { signal })).months,
    refetchInterval: ({ state: { data } }) => (data?.some(isUnderWay) ? lookAgainMilliseconds : false),
  })
}

/** One month with its figures, read again while it is being closed or written. */
export const useMonthBooks = (month: string): UseQueryResult<MonthBooks> => {
  const { client, freshness } = useConnection()
  return useQuery({
    queryKey: ['call', getMonthBooks.name, month],
    queryFn: ({ signal }) =>
      client.call(getMonthBooks, { params: { month }, query: freshness.query() }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? lookAgainMilliseconds : false),
  })
}
