import { memberStream, teamStream } from '@laurel/ledger/handling/streams.ts'
import type { EventLog, EventMetadata, EventToAppend, JsonObject } from '@laurel/ledger/log/port.ts'
import { derivedId } from '@laurel/ledger/values/derivedId.ts'
import { addMilliseconds } from '@laurel/ledger/values/instant.ts'

const memberCount = 2_000
const inFlight = 512
const startsAt = '2025-01-01T08:00:00.000Z'
const millisecondsBetween = 30_000

/** Records a year and more of a company's recognition: half of the events give a shoutout, half credit it. */
export const recordHistory = async (log: EventLog, eventCount: number): Promise<void> => {
  const run = String(Date.now())
  const teamId = derivedId('bench team', run)
  const event = eventsOf(run, teamId)
  const append = (stream: string, type: string, data: JsonObject) =>
    log.append(stream, [event(type, data)], 'any')
  const memberIds = Array.from({ length: memberCount }, (_, index) =>
    derivedId('bench member', run, `${index}`),
  )
  const memberAt = (index: number): string => memberIds[index % memberCount] ?? teamId

  await append(teamStream(teamId), 'TeamCreated', teamCreated(teamId, run))
  await inParallel(memberIds, memberId =>
    append(memberStream(teamId, memberId), 'MemberAdded', memberAdded(memberId)),
  )
  const shoutouts = Array.from({ length: Math.floor((eventCount - memberCount) / 2) }, (_, index) => index)
  await inParallel(shoutouts, async index => {
    const giverId = memberAt(index * 7)
    const recipientId = memberAt(index * 13 + 1)
    const shoutout = [derivedId('bench shoutout', run, `${index}`), giverId, recipientId] as const
    await append(memberStream(teamId, giverId), 'ShoutoutGiven', shoutoutGiven(...shoutout))
    await append(memberStream(teamId, recipientId), 'ShoutoutCredited', shoutoutCredited(...shoutout))
  })
}

/** Makes events, one after the other in time. */
const eventsOf = (run: string, teamId: string) => {
  let made = 0
  return (type: string, data: JsonObject): EventToAppend => {
    made += 1
    const commandId = derivedId('bench command', run, `${made}`)
    const metadata: EventMetadata = {
      teamId,
      actor: { kind: 'system', id: 'bench' },
      occurredAt: addMilliseconds(startsAt, made * millisecondsBetween),
      commandId,
      commandHash: 'c'.repeat(64),
      correlationId: commandId,
    }
    return { id: derivedId('bench event', run, `${made}`), type, version: 1, data, metadata }
  }
}

const inParallel = async <Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>) => {
  const left = items.values()
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      for (const item of left) await work(item)
    }),
  )
}

const teamCreated = (teamId: string, externalKey: string): JsonObject => ({
  teamId,
  name: 'Bench',
  externalKey,
  timeZone: 'UTC',
  pointsName: 'points',
})

const memberAdded = (memberId: string): JsonObject => ({
  memberId,
  externalKey: memberId,
  profile: {
    name: `Member ${memberId}`,
    email: `${memberId}@bench.example`,
    pictureUrl: null,
    timeZone: null,
  },
  isAdmin: false,
  isOwner: false,
})

const shoutoutGiven = (shoutoutId: string, giverId: string, recipientId: string): JsonObject => ({
  shoutoutId,
  giverId,
  recipientIds: [recipientId],
  pointsEach: 5,
  channelId: null,
  value: 'Courage',
  message: 'Thank you for staying late to bring the release out of the door.',
  period: '2026-11-01',
  recallableUntil: '2026-11-02T00:00:00.000Z',
  postings: [
    { account: 'allowance:shoutout', member: giverId, points: -5 },
    { account: 'clearing', points: 5 },
  ],
})

const shoutoutCredited = (shoutoutId: string, giverId: string, recipientId: string): JsonObject => ({
  shoutoutId,
  recipientId,
  giverId,
  points: 5,
  postings: [
    { account: 'clearing', points: -5 },
    { account: 'redeemable', member: recipientId, points: 5 },
  ],
})
