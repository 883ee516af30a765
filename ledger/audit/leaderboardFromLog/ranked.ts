import type { Points } from '../../kernel/points.ts'

type Named = { readonly memberId: string; readonly name: string; readonly points: Points }

/**
 * By points, the most first. Members with equal points share a rank, ordered by name, then by id; the next rank leaves
 * out as many as shared it: 1, 2, 2, 4.
 */
export const ranked = <Standing extends Named>(
  standings: readonly Standing[],
): readonly (Standing & { readonly rank: number })[] => {
  const sorted = [...standings].sort(byPointsNameId)
  let rank = 0
  return sorted.map((standing, index) => {
    if (standing.points !== sorted[index - 1]?.points) rank = index + 1
    return { ...standing, rank }
  })
}

const byPointsNameId = (left: Named, right: Named): number =>
  right.points - left.points || compare(left.name, right.name) || compare(left.memberId, right.memberId)

const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0)
