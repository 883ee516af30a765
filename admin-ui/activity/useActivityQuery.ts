import { ActivityReport } from '@laurel/contract/recognition/activityEntry.ts'
import { useSearchParams } from 'react-router-dom'
import { useTeamClock } from '../session/useTeamClock.ts'
import { datePresets } from './datePresets.ts'

export type ActivityQuery = {
  readonly type: ActivityReport
  readonly group?: string
  readonly award_id?: string
  readonly q?: string
  readonly start?: string
  readonly end?: string
}

/** Days are named by `start` and `end`; `days=all` means that none bound the report. */
type QueryName = 'type' | 'group' | 'award_id' | 'q' | 'start' | 'end' | 'days'

type ActivityQueryState = {
  readonly query: ActivityQuery
  readonly change: (name: QueryName | Partial<Record<QueryName, string>>, value?: string) => void
  /** Back to all lines of the same report. */
  readonly clear: () => void
}

/** What the address asks for: shoutouts of this month unless it says otherwise. */
export const useActivityQuery = (): ActivityQueryState => {
  const [parameters, setParameters] = useSearchParams()
  const today = useTeamClock()()
  const type = ActivityReport.safeParse(parameters.get('type')).data ?? 'shoutouts'
  const query: ActivityQuery = {
    type,
    ...named(parameters, 'group'),
    ...(isAboutAwards(type) && named(parameters, 'award_id')),
    ...named(parameters, 'q'),
    ...daysOf(parameters, today),
  }
  return {
    query,
    change: (name, value = '') => {
      const next = new URLSearchParams(parameters)
      const changes = typeof name === 'string' ? { [name]: value } : name
      for (const [key, text] of Object.entries(changes)) {
        if (text === undefined || text === '') next.delete(key)
        else next.set(key, text)
      }
      setParameters(next, { replace: true })
    },
    clear: () => setParameters({ ...(type !== 'shoutouts' && { type }), days: 'all' }, { replace: true }),
  }
}

const isAboutAwards = (type: ActivityReport): boolean => type === 'awards' || type === 'awards-by-recipient'

const named = (parameters: URLSearchParams, name: QueryName) => {
  const value = parameters.get(name)
  return value === null || value === '' ? {} : { [name]: value }
}

const daysOf = (parameters: URLSearchParams, today: Date) => {
  const chosen = { ...named(parameters, 'start'), ...named(parameters, 'end') }
  if (Object.keys(chosen).length > 0 || parameters.get('days') === 'all') return chosen
  return datePresets.thisMonth.daysAt(today)
}
