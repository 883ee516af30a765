import type { Call, RequestOf } from '@laurel/contract/wire/call.ts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { useConnection } from './ConnectionContext.ts'

/** Makes a query of the contract. `key` distinguishes requests of the same call; nothing is sent before it `isWanted`. */
export const useAnswer = <Defined extends Call, Answer>(
  call: Defined & { readonly response: z.ZodType<Answer> },
  requestAt: (after: { after?: number }) => RequestOf<Defined>,
  key: readonly unknown[] = [],
  isWanted = true,
): UseQueryResult<Answer> => {
  const { client, freshness } = useConnection()
  return useQuery({
    enabled: isWanted,
    queryKey: ['call', call.name, ...key],
    queryFn: ({ signal }) => client.call(call, requestAt(freshness.query()), { signal }),
  })
}
