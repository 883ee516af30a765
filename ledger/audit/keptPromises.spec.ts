import { expect, it } from 'vitest'
import { createLedger } from '../handling/createLedger.ts'
import type { Ledger } from '../handling/ledger.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import { settle } from '../processes/settle.ts'
import { accepted, createTestTeam } from '../simulation/testTeam.ts'
import { verifyLedger } from './verifyLedger.ts'

it('a promise that was parked does not hide another that was lost', async () => {
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben'] })
  const given = accepted(await team.give('Ann', ['Nobody', 'Ben'], 20))
  const losing: Pick<Ledger, 'handle'> = {
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
