import { describe, expect, test } from 'vitest'
import { contractFolder, contractsMissing } from './readContract.ts'
import { readSlackContract } from './slackContract.ts'

const folder = contractFolder()

describe.skipIf(folder === undefined)(`Slack's contract (skipped where ${contractsMissing})`, () => {
  const contract = () => readSlackContract(folder ?? '')
  const message = { channel: 'C1', text: 'Thanks' }
  const answer = { ok: true, ts: '1.2' }

  test('accepts a message with blocks that Slack has', () => {
    expect(() =>
      contract().expectCall('chat.postMessage', { ...message, blocks: [{ type: 'divider' }] }, answer),
    ).not.toThrow()
  })

  test('refuses a block that Slack does not have', () => {
    expect(() =>
      contract().expectCall('chat.postMessage', { ...message, blocks: [{ type: 'ruler' }] }, answer),
    ).toThrow('breaks the contract at /$defs/BK.KnownBlock')
  })

  test('refuses an event without a field that Slack sends', () => {
    expect(() => contract().expectEvent({ type: 'channel_archive' })).toThrow('/events/channel_archive')
  })
})
