import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { ChatDirectory } from '../chatDirectory.ts'

const { url } = await createTestDatabase()
let icons: Awaited<ReturnType<ChatDirectory['icons']>> = {
  kind: 'answered',
  value: [{ name: 'juniper', url: 'https://emoji.example/juniper.png' }],
}
const unused = () => Promise.reject(new Error('No other question is expected.'))
const chat: ChatDirectory = {
  searchChannels: unused,
  channel: unused,
  join: unused,
  members: unused,
  icons: async () => icons,
}
const api = createTestApi(url, { chat })

test('the emoji of a reaction must be a standard one or one of the workspace', async () => {
  const { olga } = await api().team('emoji')
  const save = (emoji: string) =>
    api().ask(olga, {
      method: 'PATCH',
      url: '/v1/team/metadata',
      payload: { reaction_shoutout: { emoji, points: 5 } },
    })
  expect(await save('herb')).toMatchObject({ status: 200 })
  const own = await save('juniper')
  expect(own).toMatchObject({ status: 200 })
  await api().shown(await api().log.head())
  expect(await save('nonsense')).toMatchObject({
    status: 400,
    body: {
      errors: [
        {
          path: 'body.reaction_shoutout.emoji',
          message: 'Your workspace has no emoji :nonsense:. Write the name of another one, such as herb.',
        },
      ],
    },
  })

  icons = { kind: 'unavailable' }
  expect(await save('tada')).toMatchObject({ status: 200 })
  expect(await save('cypress')).toMatchObject({ status: 503 })
  icons = { kind: 'answered', value: [{ name: 'cypress', url: null }] }
  expect(await save('cypress')).toMatchObject({ status: 200 })
  // An emoji that is saved already is not asked for again.
  icons = { kind: 'unavailable' }
  expect(await save('cypress')).toMatchObject({ status: 200 })
})
