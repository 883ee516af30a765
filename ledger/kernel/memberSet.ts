import type { MemberId } from './ids.ts'
import { partOf } from './partedMap.ts'

/**
 * Members of a channel or segment, divided like a `PartedMap`: a change of many members copies each part once.
 */
export type MemberSet = {
  readonly parts: ReadonlyMap<string, ReadonlySet<MemberId>>
  readonly size: number
}

export type MemberSetChanges = { readonly joined: readonly MemberId[]; readonly left: readonly MemberId[] }

export const noMembers: MemberSet = { parts: new Map(), size: 0 }

export const hasMember = ({ parts }: MemberSet, memberId: MemberId): boolean =>
  parts.get(partOf(memberId))?.has(memberId) ?? false

export const memberIdsIn = ({ parts }: MemberSet): readonly MemberId[] =>
  [...parts.values()].flatMap(part => [...part])

/** The set after a change; the one before it stays as it is. */
export const withChanges = (before: MemberSet, { joined, left }: MemberSetChanges): MemberSet => {
  const parts = new Map(before.parts)
  const copied = new Map<string, Set<MemberId>>()
  const copyOfPart = (memberId: MemberId): Set<MemberId> => {
    const name = partOf(memberId)
    const part = copied.get(name) ?? new Set(before.parts.get(name))
    copied.set(name, part)
    parts.set(name, part)
    return part
  }
  let { size } = before
  for (const memberId of joined) {
    const part = copyOfPart(memberId)
    if (!part.has(memberId)) size += 1
    part.add(memberId)
  }
  for (const memberId of left) if (copyOfPart(memberId).delete(memberId)) size -= 1
  return { parts, size }
}

/** The changes that are not in effect yet, each member once. */
export const changesTo = (
  before: MemberSet,
  { joined, left }: MemberSetChanges,
): { readonly joined: MemberId[]; readonly left: MemberId[] } => ({
  joined: [...new Set(joined)].filter(memberId => !hasMember(before, memberId)),
  left: [...new Set(left)].filter(memberId => hasMember(before, memberId)),
})
