import { expect, it } from 'vitest'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import { memberStream } from '../members/stream.ts'
import { accepted, createTestTeam } from '../testing/testTeam.ts'
import { createLedger } from './createLedger.ts'

it('a command that is in another stream is refused, and affects no other command', async () => {
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben'] })
  const adjust = (name: string, key: string) =>
    ledger.handle({
      type: 'adjustPoints',
      id: team.shoutoutId(key),
      teamId: team.teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: '2026-03-10T13:00:00.000Z',
      data: { memberId: team.memberId(name), account: 'redeemable', points: 5, reason: 'Thanks' },
    })
  accepted(await adjust('Ann', 'once'))
  const [first, wandering, last] = await Promise.all([
    adjust('Ben', 'before'),
    adjust('Ben', 'once'),
    adjust('Ben', 'after'),
  ])
  expect([first.kind, last.kind]).toEqual(['accepted', 'accepted'])
  expect(wandering).toEqual({ kind: 'rejected', rejection: { code: 'COMMAND_CONFLICT' } })
  const types: string[] = []
  for await (const batch of log.readStream(memberStream.nameOf(team.teamId, team.memberId('Ben'))))
    types.push(...batch.map(event => event.type))
  expect(types.filter(type => type === 'PointsAdjusted')).toHaveLength(2)
})
