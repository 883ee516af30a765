import { describe, expect, it } from 'vitest'
import { idOf } from '../testing/testCommand.ts'
import { changesTo, hasMember, memberIdsIn, noMembers, withChanges } from './memberSet.ts'

const [ann, ben, cleo] = [idOf('ann'), idOf('ben'), idOf('cleo')]
const annAndBen = withChanges(noMembers, { joined: [ann, ben], left: [] })

describe('a set of members', () => {
  it('has those who joined and did not leave, each once', () => {
    const after = withChanges(annAndBen, { joined: [ann, cleo, cleo], left: [ben, ben] })
    expect(memberIdsIn(after).toSorted()).toEqual([ann, cleo].toSorted())
    expect(after.size).toBe(2)
    expect([ann, ben, cleo].map(id => hasMember(after, id))).toEqual([true, false, true])
  })

  it('stays as it is when a later one changes', () => {
    withChanges(annAndBen, { joined: [cleo], left: [ann] })
    expect(memberIdsIn(annAndBen).toSorted()).toEqual([ann, ben].toSorted())
    expect(annAndBen.size).toBe(2)
    expect(noMembers).toEqual({ parts: new Map(), size: 0 })
  })

  it('copies a small part of ten thousand members when one of them leaves', () => {
    const joined = Array.from({ length: 10_000 }, (_, index) => idOf(`member ${index}`))
    const before = withChanges(noMembers, { joined, left: [] })
    const after = withChanges(before, { joined: [], left: joined.slice(0, 1) })
    const copied = [...after.parts].filter(([name, part]) => before.parts.get(name) !== part)
    expect(copied).toHaveLength(1)
    expect(copied.every(([, part]) => part.size < 200)).toBe(true)
    expect([before.size, after.size]).toEqual([10_000, 9_999])
  })

  it('names the changes that are not in effect yet', () => {
    expect(changesTo(annAndBen, { joined: [ann, cleo, cleo], left: [ben, cleo] })).toEqual({
      joined: [cleo],
      left: [ben],
    })
  })
})
