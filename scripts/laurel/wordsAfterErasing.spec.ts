import { expect, test } from 'vitest'
import { wordsAfterErasing } from './wordsAfterErasing.ts'

test('says which backups still hold the key, what to do about them, and until when', () => {
  const words = wordsAfterErasing(new Date('2026-11-21T15:04:05.000Z'), true)
  expect(words).toContain('Backups taken before 2026-11-21T15:04:05.000Z still hold the key')
  expect(words).toContain('destroy the older ones by 2026-12-21')
  expect(words).toMatch(/Take a new backup now/)
  expect(words).toMatch(/erase this person again/)
  expect(words).toMatch(/replicas, snapshots of disks/)
  expect(words).not.toMatch(/pg_switch_wal/)
})

test('says how the write-ahead log is cleaned where Laurel may not do it', () => {
  expect(wordsAfterErasing(new Date(), false)).toContain('select pg_switch_wal(); checkpoint')
})
