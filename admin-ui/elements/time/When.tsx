import { formatDay, formatInstant } from './formatInstant.ts'
import { useTeamClock } from './useTeamClock.ts'

type WhenProps = { readonly instant: string; readonly withTime?: boolean }

/** A day of the team, with the exact time for those who look closer. */
export const When = ({ instant, withTime = false }: WhenProps) => {
  const date = useTeamClock()(instant)
  return (
    <time dateTime={instant} title={formatInstant(date)} style={{ whiteSpace: 'nowrap' }}>
      {withTime ? formatInstant(date) : formatDay(date)}
    </time>
  )
}
