import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startAnnouncing } from './testing/startAnnouncing.ts'

const { url } = await createTestDatabase()
const announcing = await startAnnouncing(url)
afterAll(announcing.stop)
beforeEach(announcing.clear)
const { slack, rows, give, recall, reinstate, observe, send, pass } = announcing
const { calls, posted } = slack

describe('a shoutout that is taken back', () => {
  it('changes the message that told of it', async () => {
    const shoutoutId = await give()
    await observe()
    await send()
    await recall(shoutoutId)
    await observe()
    pass(2_000)
    await send()
    expect(calls.at(-1)).toMatchObject({
      method: 'chat.update',
      channel: 'C1',
      ts: posted[0]?.ts,
      text: '<@UANN> took this shoutout back.',
    })
    expect(await rows()).toMatchObject([{ state: 'settled', shown: 'recalled' }])
  })

  it('before it was announced is never announced', async () => {
    await recall(await give())
    await observe()
    expect(await send()).toBe(0)
    expect(calls).toEqual([])
  })
})

describe('a shoutout that is given again', () => {
  const told = '<@UANN> thanked <@UBEN>: +5 points. thanks'

  /** Announces a shoutout, recalls it, and reinstates it, so that its message is due. */
  const giveAgain = async (shoutoutId: string) => {
    await observe()
    await send()
    await recall(shoutoutId)
    await observe()
    pass(2_000)
    await send()
    await reinstate(shoutoutId)
    await observe()
    pass(2_000)
  }

  it('has its message back, words and all', async () => {
    await giveAgain(await give())
    expect(await send()).toBe(1)
    expect(calls.at(-1)).toMatchObject({ method: 'chat.update', ts: posted[0]?.ts, text: told })
    expect(await rows()).toMatchObject([{ state: 'settled', shown: 'given' }])
  })

  it('has its message back without the picture that Slack can’t fetch', async () => {
    const mediaUrl = 'https://gifs.example/gone.gif'
    const attachment = { type: 'KLIPY_GIF', mediaUrl, width: 20, height: 15, altText: 'Gone' } as const
    await giveAgain(await give({ attachment }))
    slack.plan({ status: 200, body: { ok: false, error: 'invalid_blocks' } })
    await send()
    expect(calls.at(-1)).toMatchObject({ method: 'chat.update', ts: posted[0]?.ts, text: told })
    expect(calls.at(-1)?.blocks).not.toContain('gone.gif')
    expect(await rows()).toMatchObject([{ state: 'settled', shown: 'given' }])
  })

  it('before the recall was shown leaves its message alone', async () => {
    const shoutoutId = await give()
    await observe()
    await send()
    await recall(shoutoutId)
    await reinstate(shoutoutId)
    await observe()
    pass(2_000)
    expect(await send()).toBe(0)
    expect(calls.map(call => call.method)).toEqual(['chat.postMessage'])
  })

  it('before it was announced is announced once', async () => {
    const shoutoutId = await give()
    await recall(shoutoutId)
    await reinstate(shoutoutId)
    await observe()
    expect(await send()).toBe(1)
    expect(calls).toMatchObject([{ method: 'chat.postMessage', text: told }])
  })

  it('restores its message even if it is unknown whether the recall was shown', async () => {
    const shoutoutId = await give()
    await observe()
    await send()
    await recall(shoutoutId)
    await observe()
    pass(2_000)
    slack.plan({ status: 503, body: {}, isCarriedOut: true })
    await send()
    await reinstate(shoutoutId)
    await observe()
    pass(60_000)
    await send()
    expect(calls.at(-1)).toMatchObject({ method: 'chat.update', text: told })
    expect(await rows()).toMatchObject([{ state: 'settled', shown: 'given' }])
  })
})
