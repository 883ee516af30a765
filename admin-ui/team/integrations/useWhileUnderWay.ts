import type { IntegrationLog } from '@laurel/contract/team/integrationLogs.ts'
import { useEffect } from 'react'

export const isUnderWay = ({ state }: Pick<IntegrationLog, 'state'>): boolean =>
  state === 'waiting' || state === 'reading' || state === 'planning' || state === 'applying'

const restMilliseconds = 1_500

/** Reads again while a run is under way. */
export const useWhileUnderWay = (
  { refetch }: { readonly refetch: () => Promise<unknown> },
  log: IntegrationLog | undefined,
): void => {
  const goesOn = log !== undefined && isUnderWay(log)
  useEffect(() => {
    if (!goesOn) return
    const timer = setInterval(() => void refetch(), restMilliseconds)
    return () => clearInterval(timer)
  }, [goesOn, refetch])
}
