import { addMilliseconds } from '@laurel/ledger/kernel/instant.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startAnnouncing } from './testing/startAnnouncing.ts'

const { url } = await createTestDatabase()
const announcing = await startAnnouncing(url)
afterAll(announcing.stop)
beforeEach(announcing.clear)
const { slack, rows, give, observe, observeAgain, observeThese, newEvents, send, pass, now } = announcing
const { calls, posted } = slack

describe('a shoutout', () => {
  it('is announced once, however often its event is seen', async () => {
    await give()
    await observe()
    await observeAgain()
    expect(await send()).toBe(1)
    expect(await send()).toBe(0)
    expect(calls).toMatchObject([
      { method: 'chat.postMessage', channel: 'C1', text: '<@UANN> thanked <@UBEN>: +5 points. thanks' },
    ])
    expect(await rows()).toMatchObject([{ state: 'settled', shown: 'given' }])
  })

  it('is announced to the recipient if there is no channel', async () => {
    await give({ channelId: null })
    await observe()
    await send()
    expect(calls).toMatchObject([
      { method: 'conversations.open', users: 'UBEN' },
      { method: 'chat.postMessage', channel: 'DUBEN' },
    ])
  })

  it('that was brought in from elsewhere, or is old, is not announced', async () => {
    await give({ occurredAt: addMilliseconds(now(), -3_600_000) })
    await give()
    const seen = await newEvents()
    await observeThese(seen.slice(0, 1))
    pass(2 * 86_400_000)
    await observeThese(seen)
    expect(await rows()).toEqual([])
  })
})

describe('the pace', () => {
  it('leaves more than a second between two messages of a channel', async () => {
    await give()
    await give()
    await observe()
    expect(await send()).toBe(1)
    pass(1_000)
    expect(await send()).toBe(0)
    pass(50)
    expect(await send()).toBe(1)
  })

  it('does not stand still because the clock was set back an hour', async () => {
    await give()
    await give()
    await observe()
    expect(await send()).toBe(1)
    pass(-3_600_000)
    expect(await send()).toBe(0)
    pass(1_050)
    expect(await send()).toBe(1)
    pass(3_600_000)
  })

  it('pauses as long as Slack asks for, and counts that as no failure', async () => {
    slack.plan({ status: 429, headers: { 'retry-after': '30' }, body: { ok: false, error: 'ratelimited' } })
    await give()
    await observe()
    await send()
    pass(29_000)
    expect(await send()).toBe(0)
    expect(await rows()).toMatchObject([{ state: 'due', attempts: 0 }])
    pass(1_000)
    expect(await send()).toBe(1)
    expect(posted).toHaveLength(1)
  })
})

describe('an attempt without an answer', () => {
  const noAnswer = { status: 503, body: {} }

  it('is looked up before it is repeated: a message that arrived is not posted again', async () => {
    slack.plan({ ...noAnswer, isCarriedOut: true })
    await give()
    await observe()
    await send()
    pass(2_000)
    await send()
    expect(calls.map(call => call.method)).toEqual(['chat.postMessage', 'conversations.history'])
    expect(await rows()).toMatchObject([{ state: 'settled', shown: 'given' }])
  })

  it.each(['missing_scope', 'not_in_channel'])(
    'is posted again where the app can’t read the channel (%s)',
    async error => {
      slack.refuseHistory(error)
      slack.plan({ ...noAnswer, isCarriedOut: true })
      await give()
      await observe()
      await send()
      pass(2_000)
      await send()
      expect(posted).toHaveLength(2)
      expect(await rows()).toMatchObject([{ state: 'settled', shown: 'given' }])
    },
  )

  it('is retried after growing pauses, and becomes a dead letter with its reason in the end', async () => {
    slack.plan(noAnswer, noAnswer, noAnswer)
    await give()
    await observe()
    await send()
    pass(2_000)
    await send()
    pass(3_900)
    expect(await send()).toBe(0)
    pass(100)
    await send()
    expect(await rows()).toEqual([
      { state: 'parked', shown: null, attempts: 3, problem: 'Slack answered with status 503.' },
    ])
  })

  it('becomes a dead letter at once if Slack refuses it, and says what to do', async () => {
    slack.plan({ status: 200, body: { ok: false, error: 'not_in_channel' } })
    await give()
    await observe()
    await send()
    const [announcement] = await rows()
    const problem = 'Slack answered not_in_channel. Add the app to the channel.'
    expect(announcement).toMatchObject({ state: 'parked', problem })
  })
})
