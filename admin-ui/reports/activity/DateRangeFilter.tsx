import { DateRangeChoice } from './DateRangeChoice.tsx'
import { useActivityFilter } from './useActivityFilter.ts'

export const DateRangeFilter = () => {
  const { filter, change } = useActivityFilter()
  return <DateRangeChoice of="activity" start={filter.start} end={filter.end} onChange={change} />
}
