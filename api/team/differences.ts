import type { ChangedValues } from '@laurel/projections/team/changes/tables.ts'

export type Difference = { readonly field: string; readonly from: string | null; readonly to: string | null }

/** The settings that differ before and after a change, in the order of the settings. */
export const differencesOf = (
  before: ChangedValues | null,
  after: ChangedValues | null,
): readonly Difference[] => {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return (
    [...names]
      .map(field => ({ field, from: before?.[field] ?? null, to: after?.[field] ?? null }))
      // An empty list and no value read the same.
      .filter(({ from, to }) => (from ?? '') !== (to ?? ''))
  )
}
