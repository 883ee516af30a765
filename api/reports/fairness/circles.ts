import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import type { Giver, Pair } from '@laurel/projections/reports/fairness/exchange.ts'

/** Larger groups are teams, not circles. */
export const circleSizeMax = 6
/** The part of what the people of a circle give that stays inside. */
const insideMin = 0.8

/** Groups of people who are connected by pairs, without those that are too large for a circle. */
export const connectedBy = (pairs: readonly Pair[]): readonly (readonly MemberId[])[] => {
  const neighbours = new Map<MemberId, MemberId[]>()
  for (const { oneId, otherId } of pairs) {
    neighbours.set(oneId, [...(neighbours.get(oneId) ?? []), otherId])
    neighbours.set(otherId, [...(neighbours.get(otherId) ?? []), oneId])
  }
  const groups: MemberId[][] = []
  const seen = new Set<MemberId>()
  for (const start of neighbours.keys()) {
    if (seen.has(start)) continue
    const group = [start]
    seen.add(start)
    // The group grows while it is read.
    for (const member of group)
      for (const next of neighbours.get(member) ?? []) {
        if (seen.has(next)) continue
        seen.add(next)
        group.push(next)
      }
    groups.push(group)
  }
  return groups.filter(group => group.length <= circleSizeMax)
}

/** The groups whose people thank almost only each other, each by name. `givers` are in the order of their names. */
export const closedCircles = (
  pairs: readonly Pair[],
  givers: readonly Giver[],
): readonly (readonly Giver[])[] => {
  const circles = connectedBy(pairs).flatMap(group => {
    const members = givers.filter(({ memberId }) => group.includes(memberId))
    if (members.length < group.length) return []
    const inside = pairs
      .filter(({ oneId }) => group.includes(oneId))
      .reduce((sum, { times }) => sum + times, 0)
    const given = members.reduce((sum, { times }) => sum + times, 0)
    return inside >= given * insideMin ? [members] : []
  })
  const placeOf = new Map(givers.map(({ memberId }, place) => [memberId, place]))
  const first = ([member]: readonly Giver[]) => placeOf.get(member?.memberId ?? '') ?? 0
  return circles.toSorted((one, other) => first(one) - first(other))
}
