import { VendorUncertain } from '../../partners/vendorUncertain.ts'

/**
 * Sees that numbered pages hold everyone. A person who slips from one page to another while they are read would seem to
 * have left. Throws `VendorUncertain`, so that the run begins again.
 */
export const createWholeCount = (title: string) => {
  const changed = () => new VendorUncertain(`The people of ${title} changed while Laurel read them.`)
  const seen = new Set<string>()
  let expected: number | undefined
  return {
    add: (ids: readonly string[], total: number): void => {
      if (expected !== undefined && expected !== total) throw changed()
      expected = total
      for (const id of ids) seen.add(id)
    },
    end: (): void => {
      if (seen.size !== expected) throw changed()
    },
  }
}
