import type { RowAlteration } from '../tables/rowChange.ts'
import { higherFields } from './higherFields.ts'

/** Adds a change of a row to those that wait; one of the same kind as the last joins it, so that few of them wait. */
export const mergeAlterations = (waiting: RowAlteration[], next: RowAlteration): void => {
  const merged = join(waiting.at(-1), next)
  if (merged) waiting[waiting.length - 1] = merged
  else waiting.push(next)
}

const join = (last: RowAlteration | undefined, next: RowAlteration): RowAlteration | undefined => {
  if (last?.kind === 'raise' && next.kind === 'raise')
    return { ...last, fields: { ...last.fields, ...higherFields(last.fields, next.fields) } }
  if (last?.kind === 'change' && next.kind === 'change')
    return { ...last, fields: { ...last.fields, ...next.fields } }
  return undefined
}
