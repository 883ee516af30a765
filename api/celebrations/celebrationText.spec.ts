import { expect, test } from 'vitest'
import { celebrationText } from './celebrationText.ts'

const said = { memberName: 'Ann', years: 5, message: '{award_years} years, {name}! {name}!' }

test('a celebration says name and years in their places', () => {
  expect(celebrationText({ ...said, kind: 'anniversary' })).toBe('5 years, Ann! Ann!')
  expect(celebrationText({ ...said, kind: 'birthday', years: null })).toBe(' years, Ann! Ann!')
})

test('the first anniversary is one year', () => {
  const message = '{award_years} years of {name}: {award_years}!'
  expect(celebrationText({ ...said, kind: 'anniversary', years: 1, message })).toBe('1 year of Ann: 1!')
})

test('the message of a shoutout stays as it is', () => {
  expect(celebrationText({ ...said, kind: 'shoutout' })).toBe(said.message)
})
