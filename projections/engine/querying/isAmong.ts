import type { Parameters } from './parameters.ts'

/**
 * SQL: whether a column has one of some ids, which may be those of all members. For `= any(…)`, PostgreSQL would weigh each
 * of them before it begins.
 */
export const isAmong = (column: string, ids: readonly string[], parameters: Parameters): string =>
  `${column} in (select unnest(${parameters.bind(ids)}::uuid[]))`
