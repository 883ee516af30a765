import { expect, it } from 'vitest'
import { entryOf, type PartedMap, withEntry, withoutEntry } from './partedMap.ts'

const none: PartedMap<number> = new Map()

it('changes leave the map before them as it was, and copy the part of the id alone', () => {
  const one = withEntry(withEntry(none, 'ab1', 1), 'cd1', 2)
  const changed = withEntry(one, 'ab2', 3)
  expect(['ab1', 'ab2', 'cd1'].map(id => entryOf(changed, id))).toEqual([1, 3, 2])
  expect(entryOf(one, 'ab2')).toBeUndefined()
  expect(changed.get('cd')).toBe(one.get('cd'))
})

it('a part without entries is dropped', () => {
  const one = withEntry(none, 'ab1', 1)
  expect(withoutEntry(one, 'ab1')).toEqual(none)
  expect(withoutEntry(one, 'ab2')).toEqual(one)
  expect(entryOf(one, 'ab1')).toBe(1)
})
