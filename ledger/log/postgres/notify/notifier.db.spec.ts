import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Client, Pool } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createNotifier, notificationChannel } from './notifier.ts'

const { url } = await createTestDatabase()
const pool = new Pool({ connectionString: url, max: 2 })
const listening = new Client({ connectionString: url })
const heard: (string | undefined)[] = []
listening.on('notification', ({ payload }) => heard.push(payload))
await listening.connect()
await listening.query(`listen ${notificationChannel}`)
afterAll(() => Promise.all([pool.end(), listening.end()]))

const hearsAll = () => listening.query('select')

test('a lone append is notified at once, many appends together, and the last one always', async () => {
  const notifier = createNotifier(pool, 'writer', () => {})
  for (let append = 0; append < 1_000; append += 1) notifier.notify()
  await notifier.close()
  await hearsAll()
  expect(heard).toEqual(['writer', 'writer'])
})

test('a notification that fails does not stop the log: listeners poll', async () => {
  const warnings: string[] = []
  const gone = new Pool({ host: '127.0.0.1', port: 1 })
  const notifier = createNotifier(gone, 'writer', message => warnings.push(message))
  notifier.notify()
  await notifier.close()
  expect(warnings).toEqual([expect.stringContaining('They find them by polling')])
  await gone.end()
})
