import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { announcementsFrom } from './recordOwed.ts'
import { startAnnouncing } from './testing/startAnnouncing.ts'

const { url } = await createTestDatabase()
const announcing = await startAnnouncing(url)
const database = new Pool({ connectionString: url, max: 1 })
afterAll(async () => {
  await database.end()
  await announcing.stop()
})

test('a log that was restored to an earlier moment is followed from its end', async () => {
  const { log, give, observe, rows } = announcing
  await give()
  await observe()
  const restored = await log.head()
  expect(await announcementsFrom(database, log)).toBeLessThanOrEqual(restored)
  await database.query('update slack.checkpoints set position = position + 1000000')
  expect(await announcementsFrom(database, log)).toBe(restored)
  await give()
  await observe()
  expect(await rows()).toHaveLength(2)
})
