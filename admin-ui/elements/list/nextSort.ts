import type { SortPayload } from 'ra-core'

/**
 * The order after a click on a column: ascending, descending, and then as the list stands by itself. Another column
 * starts ascending.
 */
export const nextSort = (current: SortPayload, field: string, natural: SortPayload): SortPayload => {
  if (current.field !== field) return { field, order: 'ASC' }
  if (current.order === 'ASC') return { field, order: 'DESC' }
  return natural.field === field ? { field, order: 'ASC' } : natural
}
