import { expect, it } from 'vitest'
import { sharedText } from './sharedText.ts'

it('is what all prefixes end with', () => {
  expect(sharedText(['team-4711', 'member-4711', 'channel-4711'])).toBe('-4711')
  expect(sharedText(['member-'])).toBe('member-')
  expect(sharedText(['4711', '11'])).toBe('11')
  expect(sharedText(['team-4711', 'team-4712'])).toBe('')
  expect(sharedText([])).toBe('')
})
