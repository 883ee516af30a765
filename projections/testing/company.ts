import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { channelIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { type Settled, settle } from '@laurel/ledger/processes/settle.ts'
import { createTestCampaigns } from '@laurel/ledger/testing/testCampaigns.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { parseRecorded } from '@laurel/ledger/vault/parseRecorded.ts'
import { createInMemory, type InMemory } from '../engine/folding/inMemory.ts'
import { readModels } from '../readModels.ts'

const startsAt = '2026-03-10T12:00:00.000Z'

export type CompanyOptions = {
  readonly name?: string
  readonly memberNames?: readonly string[]
  readonly log?: EventLog
}

/**
 * A company to write specs with: its history is made by commands through the ledger's own rules, on a log in
 * memory. `settled` waits for everything that follows from a command.
 */
export const createCompany = async ({
  name = 'evergreen',
  memberNames = ['Ann', 'Ben', 'Cleo'],
  log = createMemoryLog(),
}: CompanyOptions = {}) => {
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, { name, memberNames })
  const { teamId } = team
  const channelId = channelIdOf(teamId, 'general')
  const command = (key: string) => ({
    id: derivedId('company', name, key),
    teamId,
    actor: { kind: 'member', id: team.memberId('Ann') } as const,
    occurredAt: startsAt,
  })

  return {
    log,
    ledger,
    team,
    teamId,
    channelId,
    settled: async (outcome: Promise<Outcome>): Promise<Settled> =>
      settle(ledger, accepted(await outcome).events),
    createChannel: (title: string, memberNamesInIt: readonly string[], managers: readonly string[] = []) =>
      ledger
        .handle({
          type: 'createChannel',
          ...command(`create ${title}`),
          data: {
            channelId,
            settings: {
              title,
              slackChannelId: 'C1',
              shoutoutAllowance: 50,
              awardAllowance: 0,
              pointOptions: [5, 10],
              managerIds: managers.map(team.memberId),
            },
          },
        })
        .then(() =>
          ledger.handle({
            type: 'syncChannelMembers',
            ...command(`fill ${title} with ${memberNamesInIt.join()}`),
            data: { channelId, memberIds: memberNamesInIt.map(team.memberId) },
          }),
        ),
    /** Everything recorded so far. */
    events: async (): Promise<RecordedLedgerEvent[]> => {
      const events: RecordedLedgerEvent[] = []
      for await (const page of log.readAll()) events.push(...page.map(parseRecorded))
      return events
    },
    /** The current read models, in memory. */
    readModels: async (): Promise<InMemory> => {
      const events: RecordedLedgerEvent[] = []
      for await (const page of log.readAll()) events.push(...page.map(parseRecorded))
      const inMemory = createInMemory(...readModels)
      inMemory.apply(events)
      return inMemory
    },
  }
}

export type Company = Awaited<ReturnType<typeof createCompany>>

/** A little of everything that can happen. */
export const liveThrough = async ({
  ledger,
  team,
  channelId,
  settled,
  createChannel,
}: Company): Promise<void> => {
  await createChannel('#general', ['Ann', 'Ben'], ['Ann'])
  await createChannel('#general', ['Ann', 'Cleo'], ['Ann'])
  await settled(team.give('Ann', ['Ben', 'Cleo'], 20, { key: 'launch', value: 'Courage' }))
  await settled(team.give('Ben', ['Ann'], 30, { key: 'mistake' }))
  await settled(team.recall('Ben', 'mistake'))
  await settled(team.give('Cleo', ['Nemo'], 5, { key: 'to a stranger' }))
  await settled(team.adjust('Ann', 100, 'Welcome "home", back\\slash'))
  await settled(team.topUp(1000))
  await settled(team.offer('Mug', 60))
  await settled(team.redeem('Ann', 'Mug', 60))
  await settled(team.complete('Mug'))
  await settled(team.redeem('Ann', 'Gift card', 40, { funding: 'fund' }))
  await settled(team.cancel('Gift card'))
  await settled(team.redeem('Ben', 'Yacht', 5000))
  await settled(team.resetAllowance('Ann', '2026-04-01', 80))
  const campaigns = createTestCampaigns(ledger, team, channelId)
  await settled(campaigns.open('Spring'))
  await settled(campaigns.nominate('Spring', 'Ann', 'Cleo', 'Welcome help at the launch'))
  await settled(campaigns.nominate('Spring', 'Ben', 'Cleo', 'Stayed late'))
  await settled(campaigns.complete('Spring', ['Cleo']))
}
