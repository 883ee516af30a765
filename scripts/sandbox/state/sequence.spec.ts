import { expect, test } from 'vitest'
import { createSequence, type Sequence } from './sequence.ts'

const take = (sequence: Sequence): string[] =>
  Array.from({ length: 300 }, () => [sequence.id('Ev'), sequence.id('V'), sequence.timestamp()]).flat()

test('a sandbox that starts a second after another repeats none of its ids', () => {
  const first = take(createSequence(() => new Date('2026-03-01T12:00:00Z')))
  const second = take(createSequence(() => new Date('2026-03-01T12:00:01Z')))
  expect(new Set([...first, ...second]).size).toBe(first.length + second.length)
})

test('timestamps rise even when the clock steps back', () => {
  let now = new Date('2026-03-01T12:00:00.999Z')
  const sequence = createSequence(() => now)
  const before = Array.from({ length: 2000 }, () => sequence.timestamp())
  now = new Date('2026-03-01T11:00:00.000Z')
  const all = [...before, ...Array.from({ length: 2000 }, () => sequence.timestamp())]
  expect(all.every((timestamp, index) => index === 0 || timestamp > (all[index - 1] ?? ''))).toBe(true)
})

test('ids and timestamps have the form of Slack’s', () => {
  const sequence = createSequence(() => new Date())
  expect(sequence.id('Ev')).toMatch(/^Ev[A-Z0-9]{9,11}$/)
  expect(sequence.timestamp()).toMatch(/^\d{10}\.\d{6}$/)
})
