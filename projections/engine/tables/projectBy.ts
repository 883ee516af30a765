import { type ByType, byType } from '@laurel/ledger/handling/byType.ts'
import type { Project } from './readModel.ts'
import type { RowChange } from './rowChange.ts'

/** A projection out of what it does for each type of event it cares for. */
export const projectBy = (projections: ByType<readonly RowChange[]>): Project => {
  const project = byType(projections)
  return event => project(event) ?? []
}
