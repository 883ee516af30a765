import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { channelIdOf, memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import { describe, expect, it } from 'vitest'
import { startChosenNudges } from './testing/startChosenNudges.ts'

const nudging = await startChosenNudges()
const { slack, ledger, teamId, common, send, pass, rows, give, recall, clear, database } = nudging
const { set, nudge, be, told } = nudging

const byChannel = ([one = '']: (string | undefined)[], [other = '']: (string | undefined)[]) =>
  one.localeCompare(other)
const byState = (one: { state: string }, other: { state: string }) => one.state.localeCompare(other.state)

describe('what is left to give', () => {
  it('is announced once, in working hours, three days before it expires', async () => {
    await be('2026-11-26T12:00:00.000Z')
    await set({ remindsOfUnspentAllowance: true })
    await nudge()
    expect(await rows()).toEqual([])
    await be('2026-11-30T08:00:00.000Z')
    await nudge()
    expect(await rows()).toEqual([])
    await be('2026-11-30T09:00:00.000Z')
    for (let visit = 0; visit < 3; visit += 1) await nudge()
    await send()
    pass(2_000)
    await send()
    // The channel grants Ann more than the team's figure, which Ben has.
    expect(told().toSorted(byChannel)).toEqual([
      ['DUANN', expect.stringContaining('You have 1,000 points left to give until 1 December')],
      ['DUBEN', expect.stringContaining('You have 100 points left to give until 1 December')],
    ])
    await nudge()
    expect(await rows()).toHaveLength(2)
  })

  it('is not sent if its reason is gone when its turn comes', async () => {
    await set({ remindsOfUnspentAllowance: true })
    await be('2026-11-30T10:00:00.000Z')
    await nudge()
    await set({ remindsOfUnspentAllowance: false })
    await send()
    expect(told()).toEqual([])
    const settled = { state: 'settled', shown: null, problem: 'Its reason is gone.' }
    expect(await rows()).toMatchObject([settled, settled])
  })

  it('waits until the morning when the day is over before its turn comes', async () => {
    await set({ remindsOfUnspentAllowance: true })
    await be('2026-11-30T16:59:59.000Z')
    await nudge()
    await send()
    pass(2_000)
    await send()
    expect(told()).toHaveLength(1)
    expect((await rows()).toSorted(byState)).toMatchObject([
      { state: 'due', attempts: 0, problem: 'Waiting for working hours.' },
      { state: 'settled', shown: 'given' },
    ])
  })
})

describe('a new allowance', () => {
  it('is announced at its start, to members who were there before', async () => {
    await set({ tellsOfNewAllowance: true })
    await be('2026-12-01T10:00:00.000Z')
    await nudge()
    await send()
    expect(told()).toEqual([
      [
        expect.any(String),
        expect.stringContaining('You have 1,000 points to thank people with, until 1 January'),
      ],
    ])
    await be('2026-12-07T10:00:00.000Z')
    await database.query('truncate slack.nudges, slack.announcements, delivery.jobs')
    await nudge()
    expect(await rows()).toEqual([])
  })
})

describe('points to spend', () => {
  it('are announced once a month to members with at least five hundred', async () => {
    await set({ remindsOfRedeemablePoints: true })
    const data = {
      memberId: memberIdOf(teamId, 'UBEN'),
      account: 'redeemable',
      points: 500,
      reason: 'A gift',
    } as const
    accepted(await ledger.handle({ ...common(), type: 'adjustPoints', data }))
    await be('2026-12-10T10:00:00.000Z')
    await nudge()
    await send()
    expect(told()).toEqual([['DUBEN', expect.stringContaining('You have 500 points to spend, worth $5.00')]])
    await be('2026-12-30T10:00:00.000Z')
    await nudge()
    expect(await rows()).toHaveLength(1)
    await be('2027-01-11T10:00:00.000Z')
    await nudge()
    expect(await rows()).toHaveLength(2)
  })
})

describe('a channel', () => {
  it('without a shoutout for two weeks is nudged once for each silence', async () => {
    const channelId = channelIdOf(teamId, 'C1')
    const memberIds = [memberIdOf(teamId, 'UANN')]
    await ledger.handle({ ...common(), type: 'syncChannelMembers', data: { channelId, memberIds } })
    await set({ nudgesQuietChannels: true })
    await be('2027-01-12T10:00:00.000Z')
    await give()
    await be('2027-01-26T09:00:00.000Z')
    await nudge()
    expect(await rows()).toEqual([])
    await be('2027-01-26T10:30:00.000Z')
    await nudge()
    await send()
    expect(told()).toEqual([['C1', expect.stringContaining('No one was thanked here for two weeks')]])
    await be('2027-02-16T10:00:00.000Z')
    await nudge()
    expect(await rows()).toHaveLength(1)
    await recall(await give())
    await give()
    await be('2027-03-03T10:00:00.000Z')
    await nudge()
    expect(await rows()).toHaveLength(2)
  })
})

describe('an unknown birthday', () => {
  it('is asked for once in six months', async () => {
    await be('2027-03-03T12:00:00.000Z')
    await set({ asksForBirthdays: true })
    await nudge()
    await nudge()
    await send()
    pass(2_000)
    await send()
    expect(told()).toHaveLength(2)
    const memberId = memberIdOf(teamId, 'UANN')
    const changes = { birthday: '02-29' }
    accepted(await ledger.handle({ ...common(), type: 'changeMemberDetails', data: { memberId, changes } }))
    await be('2027-09-02T12:00:00.000Z')
    await nudge()
    expect(await rows()).toHaveLength(2)
    await be('2027-09-06T12:00:00.000Z')
    await nudge()
    await send()
    expect(told().slice(2)).toEqual([['DUBEN', expect.stringContaining('When is your birthday?')]])
  })
})

describe('Slack in trouble', () => {
  it('pauses as long as Slack asks, retries, and sends nothing twice', async () => {
    await be('2027-09-30T10:00:00.000Z')
    await set({ remindsOfUnspentAllowance: true })
    await nudge()
    slack.plan(
      { status: 429, headers: { 'retry-after': '30' }, body: { ok: false, error: 'ratelimited' } },
      { status: 200, body: { ok: true, channel: { id: 'DONE' } } },
      { status: 503, body: {}, isCarriedOut: true },
    )
    await send()
    expect(told()).toEqual([])
    pass(31_000)
    await send()
    for (let visit = 0; visit < 4; visit += 1) {
      pass(5_000)
      await send()
    }
    expect(slack.posted).toHaveLength(2)
    expect(await rows()).toMatchObject([{ state: 'settled' }, { state: 'settled' }])
  })

  it('makes dead letters of what it refuses: a person who left, a channel that is archived', async () => {
    await be('2027-10-29T10:00:00.000Z')
    await set({ nudgesQuietChannels: true, remindsOfUnspentAllowance: false })
    await nudge()
    slack.plan({ status: 200, body: { ok: false, error: 'is_archived' } })
    await send()
    expect(await rows()).toMatchObject([
      { state: 'parked', problem: expect.stringContaining('a channel that is in use') },
    ])
  })
})

describe('a gift that was not claimed', () => {
  it('is recalled once after thirty days, unless it was claimed by then', async () => {
    await be('2028-01-03T10:00:00.000Z')
    const claimId = derivedId('claim of a spec')
    const memberId = memberIdOf(teamId, 'UANN')
    const gifts = [[{ type: 'POINTS' as const, points: 50 }]]
    const data = { claimId, memberId, grantId: claimId, awardName: 'Evergreen', gifts }
    accepted(await ledger.handle({ ...common(), type: 'openClaim', data }))
    await be('2028-02-01T10:00:00.000Z')
    await nudge()
    expect(await rows()).toEqual([])
    await be('2028-02-03T10:00:00.000Z')
    await nudge()
    await nudge()
    await send()
    expect(told()).toEqual([
      ['DUANN', expect.stringContaining('Your gift for the Evergreen award still waits for you.')],
    ])
    expect(await rows()).toHaveLength(1)
    const picks = [{ row: 0, option: 0 }]
    accepted(
      await ledger.handle({
        ...common(),
        type: 'claimGifts',
        data: { claimId, memberId, picks },
        policy: { rewards: {} },
      }),
    )
    await clear()
    await database.query('truncate slack.nudges')
    await nudge()
    expect(await rows()).toEqual([])
  })
})
