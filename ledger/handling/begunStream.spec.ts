import { expect, it } from 'vitest'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import type { EventLog } from '../log/port.ts'
import { settle } from '../processes/settle.ts'
import { accepted, createTestTeam } from '../testing/testTeam.ts'
import { createLedger } from './createLedger.ts'

const setUp = async () => {
  const log = createMemoryLog()
  const read: string[] = []
  const counting: EventLog = {
    ...log,
    readStream: (stream, ...parameters) => {
      read.push(stream)
      return log.readStream(stream, ...parameters)
    },
  }
  const ledger = createLedger({ log: counting })
  const team = await createTestTeam(ledger, { memberNames: ['Ann'] })
  accepted(await team.adjust('Ann', 1000))
  accepted(await team.topUp(1000))
  read.length = 0
  /** The same team in a process that has read nothing yet. */
  const elsewhere = () => createTestTeam(createLedger({ log }), { memberNames: ['Ann'] })
  return { ledger, team, read, elsewhere }
}

it('redeems without reading a stream, also for the reactions that keep what was taken', async () => {
  const { ledger, team, read } = await setUp()
  const requested = accepted(await team.redeem('Ann', 'Gift card', 60, { funding: 'fund' }))
  const { events } = await settle(ledger, requested.events)
  expect(events.at(-1)?.type).toBe('RedemptionPlaced')
  expect(read).toEqual([])
})

it('recognises the repeat of a command that began a stream, in a process that does not know it', async () => {
  const { team, elsewhere } = await setUp()
  const first = accepted(await team.redeem('Ann', 'Gift card', 60))
  const again = accepted(await (await elsewhere()).redeem('Ann', 'Gift card', 60))
  expect(again).toEqual({ ...first, isRepeated: true })
})

it('refuses the same command with another body, in a process that does not know the stream', async () => {
  const { team, elsewhere } = await setUp()
  accepted(await team.redeem('Ann', 'Gift card', 60))
  expect(await (await elsewhere()).redeem('Ann', 'Gift card', 61)).toEqual({
    kind: 'rejected',
    rejection: { code: 'COMMAND_CONFLICT' },
  })
})
