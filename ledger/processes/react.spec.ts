import { describe, expect, it } from 'vitest'
import { parkedPromiseId } from '../deadLetters/deadLetterId.ts'
import type { LedgerCommand } from '../handling/commands.ts'
import { createLedger } from '../handling/createLedger.ts'
import type { Ledger } from '../handling/ledger.ts'
import { derivedId } from '../kernel/derivedId.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import type { RecordedEvent } from '../log/port.ts'
import { accepted, createTestTeam } from '../testing/testTeam.ts'
import { parseRecorded } from '../vault/parseRecorded.ts'
import { keepPromises } from './react.ts'
import { type Settled, settle } from './settle.ts'

const setUp = async () => {
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben'] })
  const redeemable = async (name: string) => {
    const member = await ledger.member(team.teamId, team.memberId(name))
    return member.kind === 'known' ? member.redeemable : undefined
  }
  const recorded = async () => {
    const events: RecordedEvent[] = []
    for await (const batch of log.readAll()) events.push(...batch)
    return events
  }
  const recordedTypes = async () => (await recorded()).map(event => event.type)
  return { ledger, team, redeemable, recorded, recordedTypes }
}

/** A ledger where something happens before a command of this type is handled, once. */
const interrupted = (
  ledger: Ledger,
  type: LedgerCommand['type'],
  meanwhile: () => Promise<unknown>,
): Ledger => {
  let isDue = true
  return {
    ...ledger,
    handle: async command => {
      if (command.type === type && isDue) {
        isDue = false
        await meanwhile()
      }
      return await ledger.handle(command)
    },
  }
}

const retryOf = (teamId: string, promiseId: string, key: string) => ({
  type: 'retryPromise' as const,
  id: derivedId('spec', 'retry', promiseId, key),
  teamId,
  actor: { kind: 'system' as const, id: 'spec' },
  occurredAt: '2026-03-11T12:00:00.000Z',
  data: { promiseId },
})

/** The first promise that was parked on the way. */
const parkedIn = ({ events }: Settled): string => {
  const parked = events.find(event => event.type === 'PromiseParked')
  if (parked?.type !== 'PromiseParked') throw new Error('Nothing was parked.')
  return parkedPromiseId(parked.data)
}

describe('promises that depend on each other', () => {
  it('nothing is taken back before it was credited, even when the credit fails at first', async () => {
    const { ledger, team, redeemable } = await setUp()
    await team.give('Ann', ['Ben'], 20, { key: 'thanks' })
    const recalled = accepted(await team.recall('Ann', 'thanks'))
    const unlucky = interrupted(ledger, 'creditShoutout', () => Promise.reject(new Error('No connection.')))
    await expect(settle(unlucky, recalled.events)).rejects.toThrow('No connection.')
    await settle(ledger, recalled.events)
    expect(await redeemable('Ben')).toBe(0)
  })

  it('a worker that comes too late to decline leaves the reservation of the other alone', async () => {
    const { ledger, team, recordedTypes } = await setUp()
    await team.adjust('Ann', 100)
    const requested = accepted(await team.redeem('Ann', 'Gift card', 60, { funding: 'fund' }))
    // The fund is empty for the first worker; before it declines, money comes and another one places the redemption.
    const late = interrupted(ledger, 'declineRedemption', async () => {
      await team.topUp(60)
      await settle(ledger, requested.events)
    })
    await settle(late, requested.events)
    await settle(ledger, accepted(await team.complete('Gift card')).events)
    const types = await recordedTypes()
    expect(types).toContain('FundCaptured')
    expect(types).not.toContain('FundReleased')
    expect(types).not.toContain('PromiseParked')
  })

  it('declining a second time for another reason bothers nobody', async () => {
    const { ledger, team, recordedTypes } = await setUp()
    const requested = accepted(await team.redeem('Ann', 'Gift card', 60, { funding: 'fund' }))
    await settle(ledger, requested.events)
    await team.topUp(100)
    await settle(ledger, requested.events)
    const types = await recordedTypes()
    expect(types.filter(type => type === 'RedemptionDeclined')).toHaveLength(1)
    expect(types).toContain('FundReleased')
    expect(types).not.toContain('PromiseParked')
  })
})

describe('what can not be finished', () => {
  it('is parked once for each event that asked for it, and never parks the parking', async () => {
    const { ledger, team, recorded } = await setUp()
    const given = accepted(await team.give('Ann', ['Nobody'], 20, { key: 'thanks' }))
    const recalled = accepted(await team.recall('Ann', 'thanks'))
    const events = [...given.events, ...recalled.events].map(parseRecorded)
    for (const event of [...events, ...events]) await keepPromises(ledger, event)
    const parked = (await recorded()).filter(event => event.type === 'PromiseParked')
    expect(parked.map(event => event.data)).toMatchObject([
      { commandType: 'creditShoutout', causationId: events[1]?.id, rejectionCode: 'MEMBER_UNKNOWN' },
      { commandType: 'creditShoutout', causationId: events[2]?.id, rejectionCode: 'MEMBER_UNKNOWN' },
    ])
  })

  it('is kept once a person lets it be tried again and nothing stands in its way any more', async () => {
    const { ledger, team, redeemable, recordedTypes } = await setUp()
    const given = accepted(await team.give('Ann', ['Zoe', 'Ben'], 20))
    const promiseId = parkedIn(await settle(ledger, given.events))
    await team.add('Zoe')
    const retried = accepted(await ledger.handle(retryOf(team.teamId, promiseId, 'first')))
    await Promise.all([settle(ledger, retried.events), settle(ledger, retried.events)])
    expect([await redeemable('Zoe'), await redeemable('Ben')]).toEqual([20, 20])
    expect(await ledger.handle(retryOf(team.teamId, promiseId, 'second'))).toMatchObject({
      rejection: { code: 'PROMISE_NOT_PARKED' },
    })
    expect((await recordedTypes()).filter(type => type === 'PromiseParked')).toHaveLength(1)
  })

  it('is parked again, and only it, when trying again changes nothing', async () => {
    const { ledger, team, recorded } = await setUp()
    const given = accepted(await team.give('Ann', ['Nobody', 'Nemo'], 20))
    const promiseId = parkedIn(await settle(ledger, given.events))
    for (const attempt of ['first', 'second']) {
      const retried = accepted(await ledger.handle(retryOf(team.teamId, promiseId, attempt)))
      await settle(ledger, retried.events)
      await settle(ledger, retried.events)
    }
    const parked = (await recorded()).map(parseRecorded).filter(event => event.type === 'PromiseParked')
    expect(parked).toHaveLength(4)
    expect(parked.filter(({ data }) => parkedPromiseId(data) === promiseId)).toHaveLength(3)
    expect(parked[0]?.data).toMatchObject({ memberId: team.memberId('Nobody'), points: 20 })
  })

  it('is found without its place, as promises that were parked before places were noted', async () => {
    const { ledger, team, redeemable } = await setUp()
    const given = accepted(await team.give('Ann', ['Zoe'], 20))
    const { ShoutoutGiven: cause } = Object.fromEntries(given.events.map(event => [event.type, event]))
    const promise = {
      commandId: team.shoutoutId('credit'),
      commandType: 'creditShoutout',
      causationId: cause?.id ?? '',
      rejectionCode: 'MEMBER_UNKNOWN',
      place: null,
      memberId: null,
      points: null,
    }
    const { type: _type, data: _data, ...envelope } = retryOf(team.teamId, '', 'park')
    accepted(await ledger.handle({ ...envelope, type: 'parkPromise', data: promise }))
    await team.add('Zoe')
    const retried = accepted(await ledger.handle(retryOf(team.teamId, parkedPromiseId(promise), 'first')))
    await settle(ledger, retried.events)
    expect(await redeemable('Zoe')).toBe(20)
  })
})
