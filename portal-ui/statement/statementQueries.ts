import { ownTaxYear } from '@laurel/contract/reports/ownTaxYear.ts'
import { useQuery } from '@tanstack/react-query'
import { useConnection } from '../app/connection/ConnectionContext.ts'

/** What the person received in a tax year; without a year, the one that runs. */
export const useOwnTaxYear = (year?: number) => {
  const { client, freshness } = useConnection()
  return useQuery({
    queryKey: ['tax', year ?? null],
    queryFn: ({ signal }) =>
      client.call(
        ownTaxYear,
        { query: { ...freshness.query(), ...(year !== undefined && { year: String(year) }) } },
        { signal },
      ),
  })
}
