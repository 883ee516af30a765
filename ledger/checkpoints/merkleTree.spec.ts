import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inclusionPath, leafDigest, rootFromPath, rootOf } from './merkleTree.ts'

const leaves = (size: number) => Array.from({ length: size }, (_, index) => leafDigest(String(index)))

describe('the tree of heads', () => {
  it('is that of RFC 6962', () => {
    expect(rootOf([])).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(rootOf([leafDigest('')])).toBe('6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d')
  })

  it('proves every leaf, and no other leaf in its place', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 70 }), fc.nat(), (size, number) => {
        const index = number % size
        const all = leaves(size)
        const inclusion = { index, size, path: inclusionPath(all, index) }
        expect(rootFromPath(leafDigest(String(index)), inclusion)).toBe(rootOf(all))
        expect(rootFromPath(leafDigest('other'), inclusion)).not.toBe(rootOf(all))
      }),
    )
  })

  it('refuses a path of another length', () => {
    const all = leaves(5)
    const path = inclusionPath(all, 2)
    expect(rootFromPath(leafDigest('2'), { index: 2, size: 5, path: path.slice(1) })).toBeUndefined()
    expect(
      rootFromPath(leafDigest('2'), { index: 2, size: 5, path: [...path, leafDigest('')] }),
    ).toBeUndefined()
    expect(rootFromPath(leafDigest('2'), { index: 5, size: 5, path })).toBeUndefined()
  })
})
