import { describe, expect, it } from 'vitest'
import { deadLetterIdOf } from '../deadLetters/deadLetterIdOf.ts'
import type { LedgerCommand } from '../handling/commands.ts'
import { createLedger } from '../handling/createLedger.ts'
import type { Ledger } from '../handling/ledger.ts'
import { derivedId } from '../kernel/derivedId.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import type { RecordedEvent } from '../log/port.ts'
import { accepted, createTestTeam } from '../testing/testTeam.ts'
import { parseRecorded } from '../vault/parseRecorded.ts'
import { react } from './react.ts'
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
  inBetween: () => Promise<unknown>,
): Ledger => {
  let isDue = true
  return {
    ...ledger,
    handle: async command => {
      if (command.type === type && isDue) {
        isDue = false
        await inBetween()
      }
      return await ledger.handle(command)
    },
  }
}

const retryOf = (teamId: string, deadLetterId: string, key: string) => ({
  type: 'retryDeadLetter' as const,
  id: derivedId('spec', 'retry', deadLetterId, key),
  teamId,
  actor: { kind: 'system' as const, id: 'spec' },
  occurredAt: '2026-03-11T12:00:00.000Z',
  data: { deadLetterId },
})

/** The id of the first dead letter. */
const deadLetterIn = ({ events }: Settled): string => {
  const deadLetters = events.find(event => event.type === 'ReactionDeadLettered')
  if (deadLetters?.type !== 'ReactionDeadLettered') throw new Error('There is no dead letter.')
  return deadLetterIdOf(deadLetters.data)
}

describe('reactions that depend on each other', () => {
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
    expect(types).not.toContain('ReactionDeadLettered')
  })

  it('declining a second time for another reason does nothing', async () => {
    const { ledger, team, recordedTypes } = await setUp()
    const requested = accepted(await team.redeem('Ann', 'Gift card', 60, { funding: 'fund' }))
    await settle(ledger, requested.events)
    await team.topUp(100)
    await settle(ledger, requested.events)
    const types = await recordedTypes()
    expect(types.filter(type => type === 'RedemptionDeclined')).toHaveLength(1)
    expect(types).toContain('FundReleased')
    expect(types).not.toContain('ReactionDeadLettered')
  })
})

describe('a reaction that cannot be finished', () => {
  it('becomes one dead letter for each event behind it', async () => {
    const { ledger, team, recorded } = await setUp()
    const given = accepted(await team.give('Ann', ['Nemo'], 20, { key: 'thanks' }))
    const recalled = accepted(await team.recall('Ann', 'thanks'))
    const events = [...given.events, ...recalled.events].map(parseRecorded)
    for (const event of [...events, ...events]) await react(ledger, event)
    const deadLetters = (await recorded()).filter(event => event.type === 'ReactionDeadLettered')
    expect(deadLetters.map(event => event.data)).toMatchObject([
      { commandType: 'creditShoutout', causationId: events[1]?.id, rejectionCode: 'MEMBER_UNKNOWN' },
      { commandType: 'creditShoutout', causationId: events[2]?.id, rejectionCode: 'MEMBER_UNKNOWN' },
    ])
  })

  it('is finished by a retry after its cause was repaired', async () => {
    const { ledger, team, redeemable, recordedTypes } = await setUp()
    const given = accepted(await team.give('Ann', ['Zoe', 'Ben'], 20))
    const deadLetterId = deadLetterIn(await settle(ledger, given.events))
    await team.add('Zoe')
    const retried = accepted(await ledger.handle(retryOf(team.teamId, deadLetterId, 'first')))
    await Promise.all([settle(ledger, retried.events), settle(ledger, retried.events)])
    expect([await redeemable('Zoe'), await redeemable('Ben')]).toEqual([20, 20])
    expect(await ledger.handle(retryOf(team.teamId, deadLetterId, 'second'))).toMatchObject({
      rejection: { code: 'DEAD_LETTER_ALREADY_RETRIED' },
    })
    expect((await recordedTypes()).filter(type => type === 'ReactionDeadLettered')).toHaveLength(1)
  })

  it('becomes a dead letter again, alone, when the retry fails', async () => {
    const { ledger, team, recorded } = await setUp()
    const given = accepted(await team.give('Ann', ['Nemo', 'Odo'], 20))
    const deadLetterId = deadLetterIn(await settle(ledger, given.events))
    for (const attempt of ['first', 'second']) {
      const retried = accepted(await ledger.handle(retryOf(team.teamId, deadLetterId, attempt)))
      await settle(ledger, retried.events)
      await settle(ledger, retried.events)
    }
    const deadLetters = (await recorded())
      .map(parseRecorded)
      .filter(event => event.type === 'ReactionDeadLettered')
    expect(deadLetters).toHaveLength(4)
    expect(deadLetters.filter(({ data }) => deadLetterIdOf(data) === deadLetterId)).toHaveLength(3)
    expect(deadLetters[0]?.data).toMatchObject({ memberId: team.memberId('Nemo'), points: 20 })
  })
})
