import { WebClient } from '@slack/web-api'
import { expect, test } from 'vitest'
import { readEmoji } from './workspaceEmoji.ts'

const workspaceWith = (emoji: Record<string, string>): WebClient => {
  const client = new WebClient()
  client.emoji.list = async () => ({ ok: true, emoji })
  return client
}

test('emoji come by name, other names with the picture of what they stand for', async () => {
  const client = workspaceWith({
    shipit: 'https://emoji.example/shipit.png',
    deployed: 'alias:launched',
    launched: 'alias:shipit',
    hooray: 'alias:tada',
    one: 'alias:other',
    other: 'alias:one',
  })
  expect(await readEmoji(client)).toEqual([
    { name: 'deployed', url: 'https://emoji.example/shipit.png' },
    { name: 'hooray', url: null },
    { name: 'launched', url: 'https://emoji.example/shipit.png' },
    { name: 'one', url: null },
    { name: 'other', url: null },
    { name: 'shipit', url: 'https://emoji.example/shipit.png' },
  ])
})
