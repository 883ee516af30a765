import { quoteCashOut } from '@laurel/contract/rewards/cashOut.ts'
import type { PayoutRail } from '@laurel/contract/rewards/payouts/destination.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useConnection } from '../../app/connection/ConnectionContext.ts'

const delayMilliseconds = 250

/** What the points are worth. The earlier amount stays while the new one loads. */
export const useQuote = (rail: PayoutRail, points: number | undefined) => {
  const connection = useConnection()
  const settled = useSettled(points)
  const query = useQuery({
    queryKey: ['cashOut', rail, settled],
    queryFn: ({ signal }) =>
      connection.client.call(quoteCashOut, { query: { rail, amount: settled ?? 0 } }, { signal }),
    enabled: settled !== undefined,
    placeholderData: keepPreviousData,
  })
  return { ...query, isCurrent: settled === points && !query.isPlaceholderData && query.isSuccess }
}

/** A value after it has not changed for a moment. */
const useSettled = <Value>(value: Value): Value => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMilliseconds)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
