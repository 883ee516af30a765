import { expect, it } from 'vitest'
import { changeField, everyKey } from './changeField.ts'

const shout = (value: unknown) => (typeof value === 'string' ? value.toUpperCase() : null)

it('changes the one field that a path names, and tells where it found it', () => {
  const places: (readonly string[])[] = []
  const changed = changeField({ profile: { name: 'ann', age: 3 } }, ['profile', 'name'], (value, place) => {
    places.push(place)
    return shout(value)
  })
  expect(changed).toEqual({ profile: { name: 'ANN', age: 3 } })
  expect(places).toEqual([['profile', 'name']])
})

it('changes a field under every key, each with a place of its own, also under a key that looks like a path', () => {
  const places: (readonly string[])[] = []
  const data = { fields: { colour: { value: 'red' }, [everyKey]: { value: 'all' } } }
  const changed = changeField(data, ['fields', everyKey, 'value'], (value, place) => {
    places.push(place)
    return shout(value)
  })
  expect(changed).toEqual({ fields: { colour: { value: 'RED' }, [everyKey]: { value: 'ALL' } } })
  expect(places).toEqual([
    ['fields', 'colour', 'value'],
    ['fields', everyKey, 'value'],
  ])
})

it('answers the data itself where there is nothing to change', () => {
  const data = { message: 'ann', attachment: null }
  expect(changeField(data, ['attachment', 'title'], shout)).toBe(data)
  expect(changeField(data, ['gone'], shout)).toBe(data)
  expect(changeField(data, ['message'], value => value)).toBe(data)
})
