import { TZDate } from '@date-fns/tz'
import { isTimeZone } from '@laurel/ledger/kernel/timeZone.ts'
import { useCallback, useMemo } from 'react'
import { useMe } from '../../app/access/MeContext.ts'

/** For a browser that is older than the name of a zone. */
const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * Reads an instant on the clock of the team, and now where none is given. Reports count their days by it, so a screen
 * that counted by the clock of its reader would leave the newest entries out for readers further west.
 */
export const useTeamClock = (): ((instant?: string) => TZDate) => {
  const { time_zone } = useMe().team
  const zone = useMemo(() => (isTimeZone(time_zone) ? time_zone : ownZone()), [time_zone])
  return useCallback(instant => (instant === undefined ? TZDate.tz(zone) : new TZDate(instant, zone)), [zone])
}
