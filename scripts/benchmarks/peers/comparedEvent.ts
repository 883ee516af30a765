import { randomUUID } from 'node:crypto'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { EventToAppend } from '@laurel/ledger/log/port.ts'

const teamId = derivedId('team', 'compare')
const giverId = derivedId('member', 'compare giver')
const recipientId = derivedId('member', 'compare recipient')

/** A given shoutout, new each time. */
export const comparedEvent = (): EventToAppend => {
  const commandId = randomUUID()
  return {
    id: randomUUID(),
    type: 'ShoutoutGiven',
    version: 1,
    data: {
      shoutoutId: commandId,
      giverId,
      recipientIds: [recipientId],
      pointsEach: 10,
      channelId: null,
      value: 'teamwork',
      message: 'Thank you for staying late to help with the release.',
      period: '2026-11-01',
      recallableUntil: '2026-11-21T09:30:00.000Z',
      postings: [
        { account: 'allowance:shoutout', member: giverId, points: -10 },
        { account: 'clearing', points: 10 },
      ],
    },
    metadata: {
      teamId,
      actor: { kind: 'member', id: giverId },
      occurredAt: '2026-11-20T09:30:00.000Z',
      commandId,
      commandHash: 'c'.repeat(64),
      correlationId: commandId,
    },
  }
}
