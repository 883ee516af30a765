import { useSearchParams } from 'react-router-dom'
import { useTeamClock } from '../../elements/time/useTeamClock.ts'
import { datePresets } from '../activity/datePresets.ts'

export type SummaryDays = { readonly start?: string; readonly end?: string }

type SummaryDaysState = {
  readonly days: SummaryDays
  readonly choose: (changes: { start?: string; end?: string }) => void
}

const day = /^\d{4}-\d{2}-\d{2}$/

/** The days of the summary, kept in the address as `dateRange=<first>,<last>`: this week unless it says otherwise. */
export const useSummaryDays = (): SummaryDaysState => {
  const [parameters, setParameters] = useSearchParams()
  const teamClock = useTeamClock()
  const asked = parameters.get('dateRange')
  const days = asked === null ? datePresets.thisWeek.daysAt(teamClock()) : daysIn(asked)
  return {
    days,
    choose: ({ start = '', end = '' }) =>
      setParameters(
        before => {
          const next = new URLSearchParams(before)
          next.set('dateRange', `${start},${end}`)
          return next
        },
        { replace: true },
      ),
  }
}

const daysIn = (text: string): SummaryDays => {
  const [start = '', end = ''] = text.split(',')
  return { ...(day.test(start) && { start }), ...(day.test(end) && { end }) }
}
