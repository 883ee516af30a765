import { expect, test } from 'vitest'
import { valuesMatching } from './valueChoices.ts'

const values = ['Customer First', 'First things first', 'Courage', 'Teamwork']

test('values are found by any part, whatever the case and with or without the #; those that begin so come first', () => {
  expect(valuesMatching(values, 'FIRST')).toEqual(['First things first', 'Customer First'])
  expect(valuesMatching(values, ' #cou ')).toEqual(['Courage'])
  expect(valuesMatching(values, '')).toEqual(values)
  expect(valuesMatching(values, 'none')).toEqual([])
})

test('never more are answered than a select holds', () => {
  const many = Array.from({ length: 250 }, (_, index) => `Value ${index}`)
  expect(valuesMatching(many, 'value')).toHaveLength(100)
})
