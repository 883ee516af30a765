import { expect, it } from 'vitest'
import { createProgress, type ProgressOptions } from './progress.ts'

const shown = (total: number, done: readonly number[], options: ProgressOptions = {}): string => {
  let text = ''
  const stream = {
    isTTY: false,
    write: (words: string | Uint8Array) => {
      text += String(words)
      return true
    },
  }
  const progress = createProgress('Reading', total, { ...options, stream })
  for (const each of done) progress.update(each)
  progress.end()
  return text.replaceAll(/[█░]/g, '')
}

it('shows how many of all are done, a line for every tenth', () => {
  expect(shown(40, [1, 2, 4, 5, 40])).toBe('Reading [] 1 of 40\nReading [] 4 of 40\nReading [] 40 of 40\n')
})

it('shows percent of what grows without counting anything, which may go beyond the end that was known', () => {
  expect(shown(9_000, [37, 4_600, 9_100], { shows: 'percent' })).toBe(
    'Reading [] 0 %\nReading [] 51 %\nReading [] 100 %\n',
  )
  expect(shown(0, [0], { shows: 'percent' })).toBe('Reading [] 100 %\n')
})
