import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startAnnouncing } from './testing/startAnnouncing.ts'

const { url } = await createTestDatabase()
const announcing = await startAnnouncing(url)
afterAll(announcing.stop)
beforeEach(announcing.clear)
const { slack, rows, awards, channelId, observe, send, pass } = announcing
const { calls } = slack

describe('a celebration', () => {
  it('is announced in its channels, with a banner, in the words of the team', async () => {
    const occasion = { kind: 'ANNIVERSARY', year: 2026, years: 5 } as const
    const message = '{award_years} years, {name}! Thank you <!channel>'
    accepted(await awards.celebrate('UANN', occasion, 500, { message, channelIds: [channelId] }))
    await observe()
    await send()
    expect(calls).toMatchObject([
      {
        method: 'chat.postMessage',
        channel: 'C1',
        text: '5 years, <@UANN>! Thank you &lt;!channel&gt;',
      },
    ])
    const blocks = String(calls[0]?.blocks)
    expect(blocks).toContain('https://laurel.example/banners/confetti.png')
    expect(blocks).toContain('Confetti and paper streamers on a green ground')
    expect(blocks).toContain('+500 points')
    expect(await rows()).toMatchObject([{ state: 'settled', shown: 'given' }])
  })

  it('that is private is announced to the person alone', async () => {
    const occasion = { kind: 'BIRTHDAY', year: 2026, years: null } as const
    accepted(await awards.celebrate('UBEN', occasion, 100, { isPrivate: true, channelIds: [channelId] }))
    await observe()
    await send()
    expect(calls).toMatchObject([
      { method: 'conversations.open', users: 'UBEN' },
      { method: 'chat.postMessage', channel: 'DUBEN' },
    ])
  })

  it('that is late says so', async () => {
    const occasion = { kind: 'BIRTHDAY', year: 2026, years: null } as const
    const late = { channelIds: [channelId], daysLate: 3 }
    accepted(await awards.celebrate('UANN', occasion, 100, { ...late, message: '' }))
    accepted(
      await awards.celebrate('UANN', { ...occasion, year: 2027 }, 100, { ...late, message: 'Hip hip!' }),
    )
    await observe()
    await send()
    pass(2_000)
    await send()
    expect(calls.map(({ text }) => text)).toEqual(['Belated: Happy birthday, <@UANN>!', 'Belated: Hip hip!'])
    expect(String(calls[0]?.blocks)).toContain('Belated by 3 days')
  })

  it('that Slack could not take for a week goes to the person alone, and says that it is late', async () => {
    const occasion = { kind: 'BIRTHDAY', year: 2028, years: null } as const
    accepted(await awards.celebrate('UANN', occasion, 100, { message: '', channelIds: [channelId] }))
    await observe()
    pass(8 * 24 * 60 * 60 * 1000)
    await send()
    expect(calls).toMatchObject([
      { method: 'conversations.open', users: 'UANN' },
      { method: 'chat.postMessage', channel: 'DUANN', text: 'Belated: Happy birthday, <@UANN>!' },
    ])
  })

  it('goes to the person where no channel is', async () => {
    accepted(await awards.celebrate('UBEN', { kind: 'NEW_HIRE', year: 2026, years: 0 }, 0, { message: '' }))
    await observe()
    await send()
    expect(calls[1]).toMatchObject({ channel: 'DUBEN', text: 'Welcome to the team, <@UBEN>!' })
  })
})

describe('a spot award', () => {
  it('without a channel is announced to its recipients, with its points', async () => {
    const gifts = [[{ type: 'POINTS', points: 50 } as const]]
    accepted(await awards.give('UANN', ['UBEN'], 'Beacon', { message: 'You showed the way', gifts }))
    await observe()
    await send()
    expect(calls[1]).toMatchObject({
      channel: 'DUBEN',
      text: '<@UANN> gave you the *Beacon* award. You showed the way',
    })
    expect(String(calls[1]?.blocks)).toContain('with a gift to choose')
  })
})

describe('a spot award that is taken back', () => {
  it('says so in its message, and shows the award again when it is given again', async () => {
    accepted(await awards.give('UANN', ['UBEN'], 'Beacon', { key: 'mistake' }))
    await observe()
    await send()
    accepted(await awards.recall('UANN', 'mistake'))
    await observe()
    pass(2_000)
    await send()
    expect(calls.at(-1)).toMatchObject({
      method: 'chat.update',
      text: '<@UANN> took the *Beacon* award back.',
    })
    accepted(await awards.reinstate('UANN', 'mistake'))
    await observe()
    pass(2_000)
    await send()
    expect(calls.at(-1)).toMatchObject({
      method: 'chat.update',
      text: expect.stringContaining('gave you the *Beacon* award'),
    })
  })
})

describe('the introduction', () => {
  it('is sent to everybody once, one after the other', async () => {
    const { ledger, common } = announcing
    accepted(await ledger.handle({ ...common(), type: 'introduceLaurel', data: { message: 'Welcome!' } }))
    await announcing.catchUp()
    await observe()
    for (let sent = await send(); sent > 0; sent = await send()) pass(2_000)
    const told = calls.filter(call => call.method === 'chat.postMessage').map(call => call.channel)
    expect(new Set(told)).toEqual(new Set(['DUANN', 'DUBEN']))
    expect(calls.at(-1)).toMatchObject({ text: 'Recognition has come to T: Welcome!' })
  })
})
