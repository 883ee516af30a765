import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startAnnouncing } from './testing/startAnnouncing.ts'

const { url } = await createTestDatabase()
const announcing = await startAnnouncing(url)
afterAll(announcing.stop)
beforeEach(announcing.clear)
const { slack, rows, give, recall, reinstate, awards, channelId, observe, send, pass } = announcing
const { calls } = slack
await announcing.addOutsider('UCEM')

/** Sends everything that is owed, lane by lane. */
const sendAll = async () => {
  await observe()
  for (let sent = await send(); sent > 0; sent = await send()) pass(2_000)
}
/** The posted messages by channel, because lanes are independent of each other. */
const posts = () =>
  calls
    .flatMap(({ method, channel = '', text }) => (method === 'chat.postMessage' ? [{ channel, text }] : []))
    .toSorted((one, other) => one.channel.localeCompare(other.channel))
const updates = () => calls.filter(({ method }) => method === 'chat.update')

const refusal = (error: string) => ({ status: 200, body: { ok: false, error } })

describe('a recipient outside the channel of an announcement', () => {
  it('gets a direct message, and the members of the channel do not', async () => {
    await give({ recipients: ['UBEN', 'UCEM'] })
    await sendAll()
    expect(posts()).toEqual([
      { channel: 'C1', text: '<@UANN> thanked <@UBEN> and <@UCEM>: +5 points each. thanks' },
      { channel: 'DUCEM', text: '<@UANN> thanked you: +5 points. thanks' },
    ])
  })

  it('gets one direct message, however often the event is seen and the channel’s message is sent', async () => {
    const noAnswer = { status: 503, body: {}, isCarriedOut: true }
    slack.plan(noAnswer)
    await give({ recipients: ['UCEM'] })
    await sendAll()
    pass(10_000)
    await sendAll()
    await announcing.observeAgain()
    await sendAll()
    expect(posts().map(({ channel }) => channel)).toEqual(['C1', 'DUCEM'])
  })

  it('reads that the shoutout was taken back, and given again', async () => {
    const shoutoutId = await give({ recipients: ['UCEM'] })
    await sendAll()
    await recall(shoutoutId)
    await sendAll()
    const text = '<@UANN> took this shoutout back.'
    expect(updates()).toContainEqual(expect.objectContaining({ channel: 'DUCEM', text }))
    await reinstate(shoutoutId)
    await sendAll()
    const again = '<@UANN> thanked you: +5 points. thanks'
    expect(updates()).toContainEqual(expect.objectContaining({ channel: 'DUCEM', text: again }))
    expect(posts()).toHaveLength(2)
  })

  it('gets nothing if the shoutout was taken back before it was announced', async () => {
    await recall(await give({ recipients: ['UCEM'] }))
    await sendAll()
    expect(calls).toEqual([])
  })

  it('gets a direct message of an award, and of a celebration', async () => {
    accepted(await awards.give('UANN', ['UCEM'], 'Beacon', { message: 'The way', channelId }))
    accepted(
      await awards.celebrate('UCEM', { kind: 'NEW_HIRE', year: 2026, years: 0 }, 5, {
        message: '',
        channelIds: [channelId],
      }),
    )
    await sendAll()
    expect(posts().map(({ channel }) => channel)).toEqual(['C1', 'C1', 'DUCEM', 'DUCEM'])
  })
})

describe('a recipient outside a posted announcement, after a failure', () => {
  const outside = { recipients: ['UCEM'], sourceChannel: 'C7' }
  const posted = {
    status: 200,
    body: { ok: true, channel: 'C7', ts: '1700000000.000001' },
    isCarriedOut: true,
  }
  const memberLookups = () => calls.filter(({ method }) => method === 'conversations.members')

  it('gets one direct message if Slack asked for a pause before it showed the members of the channel', async () => {
    slack.plan(posted, { status: 429, headers: { 'retry-after': '30' }, body: {} })
    await give(outside)
    await sendAll()
    expect(posts().map(({ channel }) => channel)).toEqual(['C7'])
    pass(60_000)
    await sendAll()
    await sendAll()
    expect(posts().map(({ channel }) => channel)).toEqual(['C7', 'DUCEM'])
    expect(memberLookups()).toHaveLength(2)
  })

  it('gets one direct message if the event log went away after the announcement', async () => {
    const { absence } = announcing
    const thenLogGoesAway = {
      ...posted,
      get body() {
        absence.isAbsent = true
        return posted.body
      },
    }
    slack.plan(thenLogGoesAway)
    await give(outside)
    await observe()
    await send()
    absence.isAbsent = false
    expect(posts().map(({ channel }) => channel)).toEqual(['C7'])
    pass(60_000)
    await sendAll()
    expect(posts().map(({ channel }) => channel)).toEqual(['C7', 'DUCEM'])
  })

  it('is looked for in a large channel without reading all of its members', async () => {
    const page = { ok: true, members: ['UANN'], response_metadata: { next_cursor: 'more' } }
    const channelsOf = (...ids: readonly string[]) => ({ ok: true, channels: ids.map(id => ({ id })) })
    const answers = [page, channelsOf('C7', 'C8'), channelsOf('C8')]
    slack.plan(posted, ...answers.map(body => ({ status: 200, body })))
    await give({ ...outside, recipients: ['UBEN', 'UCEM'] })
    await sendAll()
    expect(posts().map(({ channel }) => channel)).toEqual(['C7', 'DUCEM'])
    expect(memberLookups()).toHaveLength(1)
    expect(calls.filter(({ method }) => method === 'users.conversations')).toMatchObject([
      { user: 'UBEN' },
      { user: 'UCEM' },
    ])
  })

  it('gets a direct message if Slack refuses to show the members of the channel', async () => {
    slack.plan(posted, refusal('missing_scope'))
    await give(outside)
    await sendAll()
    expect(posts().map(({ channel }) => channel)).toEqual(['C7', 'DUCEM'])
    expect(await rows()).toMatchObject([{ state: 'settled' }, { state: 'settled' }])
  })
})

describe('a channel that Slack refuses', () => {
  it.each(['not_in_channel', 'channel_not_found', 'is_archived', 'restricted_action'])(
    'after %s the recipients get direct messages, and the giver reads why',
    async error => {
      slack.plan(refusal(error))
      await give({ recipients: ['UBEN'] })
      await sendAll()
      expect(posts()).toEqual([
        { channel: 'C1', text: '<@UANN> thanked <@UBEN>: +5 points. thanks' },
        {
          channel: 'DUANN',
          text: 'Slack did not let Laurel post your shoutout in <#C1>. <@UBEN> got it in a direct message instead. To see the next one there, add Laurel to the channel, or ask an admin to connect another one.',
        },
        { channel: 'DUBEN', text: '<@UANN> thanked you: +5 points. thanks' },
      ])
      expect(await rows()).toMatchObject([{ state: 'parked' }, { state: 'settled' }, { state: 'settled' }])
    },
  )

  it('does not change what others read if a message is refused for its content', async () => {
    slack.plan(refusal('msg_too_long'))
    await give()
    await sendAll()
    expect(posts().map(({ channel }) => channel)).toEqual(['C1'])
  })

  it('leads to direct messages where the channel is not connected with Slack', async () => {
    const other = await announcing.createChannel(null)
    await give({ channelId: other, recipients: ['UBEN', 'UCEM'] })
    await sendAll()
    expect(
      posts()
        .map(({ channel }) => channel)
        .toSorted(),
    ).toEqual(['DUBEN', 'DUCEM'])
  })
})

describe('more recipients than a message names', () => {
  it('those whom the announcement only counts get a direct message', async () => {
    const crowd = await announcing.addToChannel(22)
    await give({ recipients: crowd })
    await sendAll()
    expect(posts().map(({ channel }) => channel)).toEqual(['C1', `D${crowd[20]}`, `D${crowd[21]}`])
    expect(posts()[0]?.text).toContain('and 2 more')
  })
})
