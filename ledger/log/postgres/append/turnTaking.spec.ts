import { expect, test } from 'vitest'
import { createTurnTaking } from './turnTaking.ts'

test('callers who need as long as a commit take turns; quick ones, and few, share one', () => {
  const turns = createTurnTaking()
  expect(turns.pays(32)).toBe(false)
  turns.observe(32, 1.5, 1.4)
  expect(turns.pays(32)).toBe(true)
  expect(turns.pays(8)).toBe(false)
  turns.observe(32, 6, 0.4)
  expect(turns.pays(32)).toBe(false)
})

test('all callers share a commit now and then, and take turns only after a measurement', () => {
  const turns = createTurnTaking()
  turns.observe(32, 1.5, 1.4)
  let commits = 1
  while (!turns.isDue()) commits += 1
  expect(commits).toBeGreaterThan(16)
  expect(turns.pays(32)).toBe(false)
  turns.observe(32, 1.5, 1.4)
  expect(turns.pays(32)).toBe(true)
})
