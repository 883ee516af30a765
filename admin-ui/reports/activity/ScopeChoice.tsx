import { ScopeSelect } from '../elements/ScopeSelect.tsx'
import { useActivityFilter } from './useActivityFilter.ts'

export const ScopeChoice = () => {
  const { filter, change } = useActivityFilter()
  return (
    <ScopeSelect
      group={filter.group}
      segment={filter.segment}
      onChange={({ group = '', segment = '' }) => change({ group, segment })}
    />
  )
}
