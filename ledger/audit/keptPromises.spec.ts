import { expect, it } from 'vitest'
import { parkedPromiseId } from '../deadLetters/deadLetterId.ts'
import { createLedger } from '../handling/createLedger.ts'
import { derivedId } from '../kernel/derivedId.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import type { PromiseLedger } from '../processes/react.ts'
import { settle } from '../processes/settle.ts'
import { accepted, createTestTeam } from '../testing/testTeam.ts'
import { verifyLedger } from './verifyLedger.ts'

it('a promise that was parked does not hide another that was lost', async () => {
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben'] })
  const given = accepted(await team.give('Ann', ['Nobody', 'Ben'], 20))
  const losing: PromiseLedger = {
    ...ledger,
    handle: command =>
      command.type === 'creditShoutout' && command.data.recipientId === team.memberId('Ben')
        ? Promise.reject(new Error('No connection.'))
        : ledger.handle(command),
  }
  await expect(settle(losing, given.events)).rejects.toThrow('No connection.')
  expect((await verifyLedger(log)).underWay).toMatchObject([{ points: 40, isParked: false }])
  await settle(ledger, given.events)
  expect((await verifyLedger(log)).underWay).toMatchObject([{ points: 20, isParked: true }])
})

it('a promise that was tried again is at rest once it is kept, and under way until then', async () => {
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, { memberNames: ['Ann'] })
  const { events } = await settle(ledger, accepted(await team.give('Ann', ['Zoe'], 20)).events)
  const parked = events.find(event => event.type === 'PromiseParked')
  if (parked?.type !== 'PromiseParked') throw new Error('Nothing was parked.')
  await team.add('Zoe')
  const retried = accepted(
    await ledger.handle({
      type: 'retryPromise',
      id: derivedId('spec', 'retry'),
      teamId: team.teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: '2026-03-11T12:00:00.000Z',
      data: { promiseId: parkedPromiseId(parked.data) },
    }),
  )
  expect((await verifyLedger(log)).underWay).toMatchObject([{ points: 20, isParked: false }])
  await settle(ledger, retried.events)
  expect(await verifyLedger(log)).toMatchObject({ underWay: [], findings: [] })
})
