import { expect, test } from 'vitest'
import { readReaction } from './readReaction.ts'

const event = {
  type: 'reaction_added',
  user: 'U1',
  reaction: 'clap::skin-tone-4',
  item_user: 'U2',
  item: { type: 'message', channel: 'C1', ts: '1.2' },
  event_ts: '3.4',
}

test('a reaction names who, whose message and which emoji, whatever its tone', () => {
  expect(readReaction(event)).toEqual({
    slackUserId: 'U1',
    authorId: 'U2',
    emoji: 'clap',
    slackChannelId: 'C1',
    ts: '1.2',
    happenedAt: 3.4,
  })
})

test.each([
  ['on one’s own message', { item_user: 'U1' }],
  ['on a message without an author', { item_user: undefined }],
  ['on a file', { item: { type: 'file', file: 'F1' } }],
])('%s it means nothing', (_where, changes) => {
  expect(readReaction({ ...event, ...changes })).toBeUndefined()
})
