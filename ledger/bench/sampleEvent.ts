import { randomUUID } from 'node:crypto'
import { derivedId } from '../kernel/derivedId.ts'
import type { EventToAppend } from '../log/port.ts'

const teamId = derivedId('team', 'bench')
const member = derivedId('member', 'bench')

/** An event about as long as a credited shoutout. */
export const sampleEvent = (stream: string): EventToAppend => {
  const commandId = randomUUID()
  return {
    id: randomUUID(),
    type: 'ShoutoutCredited',
    version: 1,
    data: {
      shoutoutId: commandId,
      giverId: member,
      postings: [
        { account: 'clearing', points: -10 },
        { account: 'redeemable', member, points: 10 },
      ],
      stream,
    },
    metadata: {
      teamId,
      actor: { kind: 'system', id: 'creditShoutouts' },
      occurredAt: '2026-11-20T09:30:00.000Z',
      commandId,
      commandHash: 'c'.repeat(64),
      correlationId: commandId,
    },
  }
}
