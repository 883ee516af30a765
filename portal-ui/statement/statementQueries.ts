import { ownTaxRules, ownTaxYear } from '@laurel/contract/reports/ownTaxYear.ts'
import { useQuery } from '@tanstack/react-query'
import { useConnection } from '../app/connection/ConnectionContext.ts'

/** What the person received in a tax year. */
export const useOwnTaxYear = (year: number) => {
  const { client, freshness } = useConnection()
  return useQuery({
    queryKey: ['tax', year],
    queryFn: ({ signal }) =>
      client.call(ownTaxYear, { query: { ...freshness.query(), year: String(year) } }, { signal }),
  })
}

/** What the company taxes where the person is. */
export const useOwnTaxRules = () => {
  const { client, freshness } = useConnection()
  return useQuery({
    queryKey: ['tax', 'rules'],
    queryFn: ({ signal }) => client.call(ownTaxRules, { query: freshness.query() }, { signal }),
  })
}
