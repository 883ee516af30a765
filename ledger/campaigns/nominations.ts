import type { MemberId } from '../kernel/ids.ts'
import { entryOf, type PartedMap, withEntry } from '../kernel/partedMap.ts'

/** Who nominated whom: the nominees by their nominator. */
export type Nominations = {
  readonly parts: PartedMap<readonly MemberId[]>
  readonly count: number
  readonly nominatorCount: number
}

export const noNominations: Nominations = { parts: new Map(), count: 0, nominatorCount: 0 }

type Nomination = { readonly nominatorId: MemberId; readonly nomineeId: MemberId }

/** The colleagues whom a member nominated. */
export const nomineesOf = ({ parts }: Nominations, nominatorId: MemberId): readonly MemberId[] =>
  entryOf(parts, nominatorId) ?? []

export const withNomination = (
  nominations: Nominations,
  { nominatorId, nomineeId }: Nomination,
): Nominations => {
  const { parts, count, nominatorCount } = nominations
  const earlier = nomineesOf(nominations, nominatorId)
  return {
    parts: withEntry(parts, nominatorId, [...earlier, nomineeId]),
    count: count + 1,
    nominatorCount: earlier.length === 0 ? nominatorCount + 1 : nominatorCount,
  }
}
