import { describe, expect, it } from 'vitest'
import { createKeyedMap } from './keyedMap.ts'

const ann = { team: 'evergreen', member: 'Ann' }
const ben = { team: 'evergreen', member: 'Ben' }

describe('a map by the keys of rows', () => {
  it('tells rows apart by every column of the key and by nothing else', () => {
    const map = createKeyedMap<number>(['team', 'member'])
    map.set(ann, 1)
    map.set({ team: 'other', member: 'Ann' }, 2)
    expect(map.get({ ...ann, name: 'Ann Ash' })).toBe(1)
    expect(map.get({ team: 'other', member: 'Ann' })).toBe(2)
    expect(map.get(ben)).toBeUndefined()
    map.set({ ...ann }, 3)
    expect([...map.values()]).toEqual([3, 2])
    expect(map.size).toBe(2)
  })

  it('forgets a value, also of the key it was asked for last', () => {
    const map = createKeyedMap<number>(['team', 'member'])
    map.set(ann, 1)
    map.set(ben, 2)
    expect(map.get(ann)).toBe(1)
    map.delete(ann)
    map.delete(ann)
    expect(map.get(ann)).toBeUndefined()
    expect([...map.values()]).toEqual([2])
    map.clear()
    expect(map.get(ben)).toBeUndefined()
    expect(map.size).toBe(0)
  })
})
