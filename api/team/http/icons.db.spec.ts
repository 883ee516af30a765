import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { ChatAnswer, ChatDirectory, WorkspaceEmoji } from '../chatDirectory.ts'

const away = async () => ({ kind: 'unavailable' }) as const
let answer: ChatAnswer<readonly WorkspaceEmoji[]> = {
  kind: 'answered',
  value: [{ name: 'juniper', url: 'https://emoji.example/juniper.png' }],
}
const chat: ChatDirectory = {
  searchChannels: away,
  channel: away,
  join: away,
  members: away,
  icons: async () => answer,
}

const { url } = await createTestDatabase()
const api = createTestApi(url, { chat })

test('administrators see the emoji of the workspace, or why there are none', async () => {
  const { olga, ann } = await api().team('icons')
  const ask = (as: typeof olga) => api().ask(as, { url: '/v1/team/icons' })
  expect((await ask(olga)).body).toEqual({
    icons: [{ name: 'juniper', url: 'https://emoji.example/juniper.png' }],
  })
  expect((await ask(ann)).status).toBe(403)
  answer = { kind: 'not installed' }
  expect(await ask(olga)).toMatchObject({ status: 409, body: { code: 'NOT_INSTALLED' } })
  answer = { kind: 'unavailable' }
  expect(await ask(olga)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
})
