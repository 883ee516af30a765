import { randomUUID } from 'node:crypto'
import type { ActivityReport } from '@laurel/contract/recognition/activityEntry.ts'
import type { LedgerCommand } from '@laurel/ledger/handling/commands.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import { activityBatches } from './activityPage.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)

const dayAt = (day: number): Instant => `2026-03-${String(day).padStart(2, '0')}T12:00:00.000Z`

/** A team in which Ann thanks Ben and Olga on each of five days. */
const createThanks = async (name: string) => {
  const team = await api().team(name)
  const { teamId, ann, ben, olga } = team
  const shoutoutOf = (day: number) => derivedId('shoutout', name, String(day))
  const send = async (command: LedgerCommand): Promise<void> => {
    const outcome = await api().ledger.handle(command)
    if (outcome.kind === 'rejected') throw new Error(outcome.rejection.code)
    const { position } = await settle(api().ledger, outcome.events)
    await api().shown(position)
  }
  const common = (occurredAt: Instant) => ({
    id: randomUUID(),
    teamId,
    actor: { kind: 'member', id: ann.memberId } as const,
    occurredAt,
  })
  const give = (day: number, occurredAt = dayAt(day)) =>
    send({
      type: 'giveShoutout',
      ...common(occurredAt),
      data: {
        shoutoutId: shoutoutOf(day),
        giverId: ann.memberId,
        recipientIds: [ben.memberId, olga.memberId],
        pointsEach: 5,
        channelId: null,
        value: null,
        message: `Day ${day}`,
      },
      policy: {
        allowance: { period: '2026-03-01', points: 100 },
        day: occurredAt.slice(0, 10),
        absentRecipientIds: [],
        ineligibleRecipientIds: [],
        pointOptions: [],
        values: [],
        isValueRequired: false,
      },
    })
  const recall = (day: number) =>
    send({
      type: 'recallShoutout',
      ...common(dayAt(day)),
      data: { shoutoutId: shoutoutOf(day), giverId: ann.memberId, reason: '' },
      policy: { clawBackPolicy: 'absorb' },
    })
  for (const day of [1, 2, 3, 4, 5]) await give(day)
  return { teamId, give, recall }
}

const viewerId = derivedId('spec', 'viewer')

/** The days of a report in batches of three lines; something happens after the first batch. */
const exported = async (
  teamId: string,
  type: ActivityReport,
  between: () => Promise<void>,
): Promise<readonly (string | null)[]> => {
  const days: (string | null)[] = []
  let isFirst = true
  for await (const entries of activityBatches(
    api().database,
    teamId,
    { type, scope: { kind: 'team' }, viewerId, occurred: {} },
    3,
  )) {
    days.push(...entries.map(({ message_text: message }) => message))
    if (isFirst) await between()
    isFirst = false
  }
  return days
}

const twice = (...days: number[]) => days.flatMap(day => [`Day ${day}`, `Day ${day}`])

describe('an export of an activity report', () => {
  test('has every later line when a shoutout is recalled between two batches', async () => {
    const { teamId, recall } = await createThanks('recalled')
    expect(await exported(teamId, 'shoutouts-by-recipient', () => recall(1))).toEqual(twice(1, 2, 3, 4, 5))
  })

  test('has no line twice when an older shoutout is imported between two batches', async () => {
    const { teamId, give } = await createThanks('imported')
    expect(await exported(teamId, 'shoutouts', () => give(6, '2026-03-01T08:00:00.000Z'))).toEqual(
      [1, 2, 3, 4, 5].map(day => `Day ${day}`),
    )
    const { teamId: another, give: giveThere } = await createThanks('backdated')
    expect(
      await exported(another, 'shoutouts-by-recipient', () => giveThere(6, '2026-03-01T08:00:00.000Z')),
    ).toEqual(twice(1, 2, 3, 4, 5))
  })
})
