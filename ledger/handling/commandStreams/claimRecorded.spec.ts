import { expect, test } from 'vitest'
import { createMemoryLog } from '../../log/memory/memoryLog.ts'
import type { RecordedEvent } from '../../log/port.ts'
import { createTestTeam } from '../../testing/testTeam.ts'
import { createLedger } from '../createLedger.ts'
import { claimRecorded } from './claimRecorded.ts'
import { createMemoryCommandStreams } from './memoryCommandStreams.ts'

test('a command that a log recorded can not go to another stream after the log moved', async () => {
  const former = createMemoryLog()
  const team = await createTestTeam(createLedger({ log: former }), { memberNames: ['Ann', 'Ben'] })
  const gift = {
    type: 'chooseLocale',
    id: team.shoutoutId('a click of Ann'),
    teamId: team.teamId,
    actor: { kind: 'member', id: team.memberId('Ann') },
    occurredAt: '2026-03-11T09:00:00.000Z',
    data: { memberId: team.memberId('Ann'), locale: 'FR-FR' },
  } as const
  await createLedger({ log: former }).handle(gift)

  const events: RecordedEvent[] = []
  for await (const batch of former.readAll()) events.push(...batch)
  const log = createMemoryLog({ uniqueIds: 'stream' })
  await log.appendSealed(events)
  const commandStreams = createMemoryCommandStreams()
  await claimRecorded(commandStreams, events)

  const ledger = createLedger({ log, commandStreams })
  const elsewhere = { ...gift, data: { ...gift.data, memberId: team.memberId('Ben') } }
  expect(await ledger.handle(elsewhere)).toMatchObject({ rejection: { code: 'COMMAND_CONFLICT' } })
  expect(await ledger.handle(gift)).toMatchObject({ kind: 'accepted', isRepeated: true })
})
