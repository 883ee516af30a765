import { describe, expect, it } from 'vitest'
import type { CompleteCompetition } from '../competitions/completeCompetition.ts'
import type { LedgerCommand } from '../handling/commands.ts'
import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import { channelIdOf } from '../kernel/foreignIds.ts'
import type { EventLog, RecordedEvent } from '../log/port.ts'
import { settle } from '../processes/settle.ts'
import { idOf } from '../testing/testCommand.ts'
import { createSettlingTeam } from '../testing/testSettling.ts'
import { accepted } from '../testing/testTeam.ts'
import { parseRecorded } from '../vault/parseRecorded.ts'
import { readCompetitions } from './competitions/readCompetitions.ts'
import { createCompetitionsCheck } from './competitionsCheck.ts'

type Counted = CompleteCompetition['policy']

const everyEvent = async (log: EventLog): Promise<readonly RecordedEvent[]> => {
  const events: RecordedEvent[] = []
  for await (const batch of log.readAll()) events.push(...batch)
  return events
}

/** Ann and Ben tie with 2 shoutouts each in their channel; a third of Ben's was taken back, and Cleo is not in it. */
const history = async (tamper: (counted: Counted) => Partial<Counted> = () => ({})) => {
  const { log, ledger, team } = await createSettlingTeam()
  const channelId = channelIdOf(team.teamId, 'praise')
  const [ann, ben] = [team.memberId('Ann'), team.memberId('Ben')]
  const handle = async (command: LedgerCommand) =>
    settle(ledger, accepted(await ledger.handle(command)).events)
  const envelope = (key: string, occurredAt = '2026-03-10T12:00:00.000Z') => ({
    id: idOf(key),
    teamId: team.teamId,
    actor: { kind: 'system', id: 'spec' } as const,
    occurredAt,
  })
  const settings = {
    title: 'praise',
    slackChannelId: null,
    shoutoutAllowance: 0,
    awardAllowance: 0,
    pointOptions: [],
    managerIds: [],
  }
  await handle({ type: 'createChannel', ...envelope('channel'), data: { channelId, settings } })
  await handle({
    type: 'syncChannelMembers',
    ...envelope('members'),
    data: { channelId, memberIds: [ann, ben] },
  })
  await handle({
    type: 'createCompetition',
    ...envelope('create'),
    data: {
      competitionId: idOf('sprint'),
      title: 'Sprint',
      type: 'PVP',
      metric: 'SHOUTOUT_COUNT',
      channelIds: [channelId],
      startsAt: '2026-03-11T00:00:00.000Z',
      endsAt: '2026-03-12T00:00:00.000Z',
      awardId: idOf('beacon'),
      createdBy: ann,
    },
    policy: { isAwardOffered: true, areChannelsKnown: true, openCompetitions: 0 },
  })
  const at = '2026-03-11T10:00:00.000Z'
  for (const key of ['first', 'second']) await team.give('Cleo', ['Ann', 'Ben'], 1, { key, at, channelId })
  await team.give('Cleo', ['Ben'], 1, { key: 'mistake', at, channelId })
  await team.recall('Cleo', 'mistake', at)
  await team.give('Ann', ['Cleo'], 1, { at, channelId })
  await team.give('Ann', ['Ben'], 1, { at: '2026-03-12T00:00:00.000Z', channelId })
  const last = (await everyEvent(log)).at(-1)
  const counted: Counted = {
    countedThrough: last?.id ?? '',
    scores: [ann, ben].map(id => ({ id, score: 2 })),
    members: [{ channelId, memberIds: [ann, ben] }],
    award: {
      awardId: idOf('beacon'),
      name: 'Beacon',
      points: 100,
      message: '',
      bannerIds: [],
      gifts: [],
      isPrivate: false,
    },
  }
  await team.give('Cleo', ['Ben'], 1, { key: 'too late to count', at, channelId })
  await handle({
    type: 'completeCompetition',
    ...envelope('complete', '2026-03-14T09:00:00.000Z'),
    data: { competitionId: idOf('sprint') },
    policy: { ...counted, ...tamper(counted) },
  })
  const events = (await everyEvent(log)).map(parseRecorded)
  const findingsOf = async (read = events) => {
    const check = createCompetitionsCheck(await readCompetitions(log))
    return read.flatMap(event => check.observe(event))
  }
  return { events, findingsOf, ben }
}

describe('the check of competitions', () => {
  it('finds nothing where the winners follow from the log', async () => {
    const { findingsOf } = await history()
    expect(await findingsOf()).toEqual([])
  })

  it('finds scores and winners that the log does not have', async () => {
    const { findingsOf } = await history(({ scores }) => ({ scores: scores.slice(0, 1) }))
    expect(await findingsOf()).toEqual([
      expect.stringContaining('has other standings than the log.'),
      expect.stringContaining('has other winners than the log.'),
      expect.stringContaining('pays other members than won.'),
    ])
  })

  it('finds a decision that does not follow what it counted', async () => {
    const { findingsOf } = await history(() => ({ countedThrough: idOf('no event') }))
    expect(await findingsOf()).toEqual([expect.stringContaining('does not follow the event')])
  })

  it('counts a result across its events', async () => {
    const { events, findingsOf, ben } = await history()
    const inTwo = (isWhole: boolean) =>
      events.flatMap((event): RecordedLedgerEvent[] => {
        if (event.type !== 'CompetitionCompleted') return [event]
        const { competitionId, title, award, decidedBy, winners, memberIds } = event.data
        const ofBen = memberIds.filter(id => id === ben)
        const [first, second] = [0, 1].map(index => ({
          winners: winners.slice(index, index + 1),
          memberIds: memberIds.slice(index, index + 1),
        }))
        if (!first || !second) throw new Error('A list of two has two items.')
        const named = isWhole ? second : { winners: second.winners, memberIds: [ofBen, ofBen].flat() }
        return [
          { ...event, data: { ...event.data, ...first, counts: { winners: 2, members: 2 } } },
          {
            ...event,
            type: 'CompetitionResultContinued',
            data: { competitionId, title, award, decidedBy, ...named },
          },
        ]
      })
    expect(await findingsOf(inTwo(true))).toEqual([])
    expect(await findingsOf(inTwo(false))).toEqual([expect.stringContaining('pays other members than won.')])
  })

  it('finds a prize that is paid a second time', async () => {
    const { events, findingsOf, ben } = await history()
    const twice = events.flatMap(event =>
      event.type === 'PrizeGranted' && event.data.memberId === ben ? [event, event] : [event],
    )
    expect(await findingsOf(twice)).toEqual([expect.stringContaining('or was paid before.')])
  })
})
