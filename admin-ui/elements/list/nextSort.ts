import type { SortPayload } from 'react-admin'

/** Ascending, descending, unsorted, and again; another column starts ascending. Undefined is unsorted. */
export const nextSort = (current: SortPayload | undefined, field: string): SortPayload | undefined => {
  if (current?.field !== field) return { field, order: 'ASC' }
  return current.order === 'ASC' ? { field, order: 'DESC' } : undefined
}
