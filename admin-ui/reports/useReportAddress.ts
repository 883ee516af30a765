import { useSearchParams } from 'react-router-dom'
import type { PresetName } from './activity/datePresets.ts'
import { useDatePresets } from './activity/useDatePresets.ts'
import type { ReportScope } from './elements/ScopeSelect.tsx'

export type ReportDays = { readonly start?: string; readonly end?: string }

type ReportAddress = {
  readonly days: ReportDays
  readonly scope: ReportScope
  /** An empty text leaves that side open. */
  readonly chooseDays: (changes: { start?: string; end?: string }) => void
  readonly chooseScope: (scope: ReportScope) => void
}

const day = /^\d{4}-\d{2}-\d{2}$/

/** What a report page shows, kept in its address: `dateRange=<first>,<last>`, `group` and `segment`. */
export const useReportAddress = (preset: PresetName): ReportAddress => {
  const [parameters, setParameters] = useSearchParams()
  const { daysOf } = useDatePresets()
  const asked = parameters.get('dateRange')
  const [group, segment] = [parameters.get('group'), parameters.get('segment')]
  const change = (changes: Readonly<Record<string, string | undefined>>) =>
    setParameters(
      before => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined) next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true },
    )
  return {
    days: asked === null ? daysOf(preset) : daysIn(asked),
    scope: { ...(group && { group }), ...(segment && { segment }) },
    chooseDays: ({ start = '', end = '' }) => change({ dateRange: `${start},${end}` }),
    chooseScope: scope => change({ group: scope.group, segment: scope.segment }),
  }
}

const daysIn = (text: string): ReportDays => {
  const [start = '', end = ''] = text.split(',')
  return { ...(day.test(start) && { start }), ...(day.test(end) && { end }) }
}
