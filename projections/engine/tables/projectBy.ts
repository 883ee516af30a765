import { type ByType, byType } from '@laurel/ledger/handling/byType.ts'
import type { Project } from './readModel.ts'
import type { RowChange } from './rowChange.ts'

/** A projection made of one function per type of event. */
export const projectBy = (projections: ByType<readonly RowChange[]>): Project => {
  const project = byType(projections)
  return event => project(event) ?? []
}
