import { expect, it } from 'vitest'
import { deadLetterIdOf } from '../deadLetters/deadLetterIdOf.ts'
import { createLedger } from '../handling/createLedger.ts'
import { derivedId } from '../kernel/derivedId.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import type { ReactionLedger } from '../processes/react.ts'
import { settle } from '../processes/settle.ts'
import { accepted, createTestTeam } from '../testing/testTeam.ts'
import { verifyLedger } from './verifyLedger.ts'

it('a dead letter does not hide another loss', async () => {
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben'] })
  const given = accepted(await team.give('Ann', ['Nemo', 'Ben'], 20))
  const losing: ReactionLedger = {
    ...ledger,
    handle: command =>
      command.type === 'creditShoutout' && command.data.recipientId === team.memberId('Ben')
        ? Promise.reject(new Error('No connection.'))
        : ledger.handle(command),
  }
  await expect(settle(losing, given.events)).rejects.toThrow('No connection.')
  expect((await verifyLedger(log)).underWay).toMatchObject([{ points: 40, isDeadLettered: false }])
  await settle(ledger, given.events)
  expect((await verifyLedger(log)).underWay).toMatchObject([{ points: 20, isDeadLettered: true }])
})

it('a retried dead letter is under way until its points arrive', async () => {
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, { memberNames: ['Ann'] })
  const { events } = await settle(ledger, accepted(await team.give('Ann', ['Zoe'], 20)).events)
  const deadLetter = events.find(event => event.type === 'ReactionDeadLettered')
  if (deadLetter?.type !== 'ReactionDeadLettered') throw new Error('There is no dead letter.')
  await team.add('Zoe')
  const retried = accepted(
    await ledger.handle({
      type: 'retryDeadLetter',
      id: derivedId('spec', 'retry'),
      teamId: team.teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: '2026-03-11T12:00:00.000Z',
      data: { deadLetterId: deadLetterIdOf(deadLetter.data) },
    }),
  )
  expect((await verifyLedger(log)).underWay).toMatchObject([{ points: 20, isDeadLettered: false }])
  await settle(ledger, retried.events)
  expect(await verifyLedger(log)).toMatchObject({ underWay: [], findings: [] })
})
