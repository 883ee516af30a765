import { useRested } from '../../elements/form/useRested.ts'
import type { WidgetScope } from './widgetScope.ts'

/** What the widgets ask for, once the choices have rested for a quarter of a second: a typed day passes many others. */
export const useRestedScope = (scope: WidgetScope): WidgetScope => {
  const rested = new URLSearchParams(useRested(new URLSearchParams({ ...scope }).toString()))
  const part = (name: 'start' | 'end' | 'group' | 'segment') => {
    const value = rested.get(name)
    return value === null ? {} : { [name]: value }
  }
  return {
    ...part('start'),
    ...part('end'),
    ...part('group'),
    ...part('segment'),
    ...(rested.has('direct_reports') && { direct_reports: 'true' }),
  }
}
