import { TZDate } from '@date-fns/tz'
import { useCallback } from 'react'
import { useMe } from './MeContext.ts'

/**
 * Reads an instant on the clock of the team, and now where none is given. Reports count their days by it, so a screen
 * that counted by the clock of its reader would leave the newest entries out for whoever sits further west.
 */
export const useTeamClock = (): ((instant?: string) => TZDate) => {
  const { time_zone } = useMe().team
  return useCallback(
    instant => (instant === undefined ? TZDate.tz(time_zone) : new TZDate(instant, time_zone)),
    [time_zone],
  )
}
