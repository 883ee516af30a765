import { useListContext } from 'ra-core'
import { activityFilterOf, type ReportFilter } from './activityFilter.ts'

/** What the report shows, and how to show something else. An empty text takes a part of the filter away. */
export const useActivityFilter = () => {
  const { filterValues, setFilters, setSort } = useListContext()
  const filter = activityFilterOf(filterValues)
  const change = (changes: Partial<Record<keyof ReportFilter, string>>) =>
    setFilters({ ...filter, ...changes })
  return { filter, change, setSort }
}
