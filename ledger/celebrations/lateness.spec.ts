import { expect, test } from 'vitest'
import { latenessOf } from './lateness.ts'

test('a celebration is on time for two days, belated for a week, and then told to the member alone', () => {
  expect([0, 1, 2, 6, 7, 31].map(latenessOf)).toEqual([
    'onTime',
    'onTime',
    'belated',
    'belated',
    'toldAlone',
    'toldAlone',
  ])
})
