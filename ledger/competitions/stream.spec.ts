import { describe, expect, it } from 'vitest'
import { byAdmin, idOf, noon } from '../testing/testCommand.ts'
import { testDecider } from '../testing/testDecider.ts'
import type { CompleteCompetition } from './completeCompetition.ts'
import type { Competition, CompetitionEvent } from './events.ts'
import { competitionStream } from './stream.ts'

const { given } = testDecider(competitionStream)

const [support, sales] = [idOf('support'), idOf('sales')]
const [ann = '', ben = '', cleo = ''] = [idOf('Ann'), idOf('Ben'), idOf('Cleo')].sort()
const over = '2026-03-18T00:00:00.000Z'

const sprint: Competition = {
  competitionId: idOf('sprint'),
  title: 'Spring sprint',
  type: 'PVP',
  metric: 'SHOUTOUT_COUNT',
  channelIds: [support],
  startsAt: '2026-03-11T00:00:00.000Z',
  endsAt: over,
  awardId: idOf('beacon'),
  createdBy: idOf('admin'),
}
const { competitionId } = sprint
const fit = { isAwardOffered: true, areChannelsKnown: true, openCompetitions: 0 }
const create = (changes: Partial<Competition> = {}, policy: Partial<typeof fit> = {}) =>
  ({
    type: 'createCompetition',
    ...byAdmin(),
    data: { ...sprint, ...changes },
    policy: { ...fit, ...policy },
  }) as const
const created: CompetitionEvent = { type: 'CompetitionCreated', data: sprint }
const between: CompetitionEvent = {
  type: 'CompetitionCreated',
  data: { ...sprint, type: 'TVT', channelIds: [support, sales] },
}

const award = {
  awardId: idOf('beacon'),
  name: 'Beacon',
  points: 500,
  message: '',
  bannerIds: [],
  gifts: [],
  isPrivate: false,
}
const complete = (
  policy: Partial<CompleteCompetition['policy']>,
  occurredAt = over,
): CompleteCompetition => ({
  type: 'completeCompetition',
  ...byAdmin(occurredAt),
  data: { competitionId },
  policy: { countedThrough: idOf('last event'), scores: [], members: [], award, ...policy },
})
const archive = { type: 'archiveCompetition', ...byAdmin(), data: { competitionId } } as const
const archived: CompetitionEvent = { type: 'CompetitionArchived', data: { competitionId } }

describe('a competition', () => {
  it('is created once', () => {
    given().when(create()).thenEvents(created)
    given(created).when(create()).thenNothing()
    given(created)
      .when(create({ title: 'Autumn sprint' }))
      .thenRejected({ code: 'COMPETITION_EXISTS' })
  })

  it('needs one channel between members, and 2 to 20 different ones between channels', () => {
    const unfit = { code: 'COMPETITION_CHANNELS_UNFIT' } as const
    given()
      .when(create({ channelIds: [support, sales] }))
      .thenRejected(unfit)
    given()
      .when(create({ type: 'TVT' }))
      .thenRejected(unfit)
    given()
      .when(create({ type: 'TVT', channelIds: [support, support] }))
      .thenRejected(unfit)
    const many = Array.from({ length: 21 }, (_none, index) => idOf(`channel ${index}`))
    given()
      .when(create({ type: 'TVT', channelIds: many }))
      .thenRejected(unfit)
    given()
      .when(create({ type: 'TVT', channelIds: many.slice(1) }))
      .thenEvents({ type: 'CompetitionCreated' })
  })

  it('starts today or later, and ends after its start, in the future, within a year', () => {
    given()
      .when(create({ startsAt: '2026-03-09T11:59:59.000Z' }))
      .thenRejected({ code: 'COMPETITION_STARTS_TOO_EARLY' })
    given()
      .when(create({ startsAt: '2026-03-10T00:00:00.000Z' }))
      .thenEvents({ type: 'CompetitionCreated' })
    given()
      .when(create({ endsAt: sprint.startsAt }))
      .thenRejected({ code: 'COMPETITION_ENDS_TOO_EARLY' })
    given()
      .when(create({ startsAt: '2026-03-10T00:00:00.000Z', endsAt: noon }))
      .thenRejected({ code: 'COMPETITION_ENDS_TOO_EARLY' })
    given()
      .when(create({ endsAt: '2027-03-13T00:00:00.000Z' }))
      .thenRejected({ code: 'COMPETITION_TOO_LONG' })
  })

  it('needs channels and an award that exist, and has at most 99 others beside it', () => {
    given()
      .when(create({}, { areChannelsKnown: false }))
      .thenRejected({ code: 'COMPETITION_CHANNEL_UNKNOWN' })
    given()
      .when(create({}, { isAwardOffered: false }))
      .thenRejected({ code: 'COMPETITION_AWARD_UNKNOWN' })
    given()
      .when(create({}, { openCompetitions: 100 }))
      .thenRejected({ code: 'COMPETITIONS_TOO_MANY' })
  })
})

describe('the end of a competition', () => {
  it('is decided once, and not before', () => {
    given(created)
      .when(complete({}, '2026-03-17T23:59:59.999Z'))
      .thenRejected({ code: 'COMPETITION_NOT_OVER' })
    const { decision } = given(created).when(complete({}))
    const completed = decision.kind === 'accepted' ? decision.events : []
    given(created, ...completed)
      .when(complete({ scores: [{ id: ann, score: 1 }] }))
      .thenNothing()
    given(created, ...completed)
      .when(archive)
      .thenRejected({ code: 'COMPETITION_COMPLETE' })
    given().when(complete({})).thenRejected({ code: 'COMPETITION_UNKNOWN' })
  })

  it('lets members who tie share the win', () => {
    const scores = [
      { id: cleo, score: 2 },
      { id: ben, score: 3 },
      { id: ann, score: 3 },
    ]
    given(created)
      .when(complete({ scores }))
      .thenEvents({
        type: 'CompetitionCompleted',
        data: {
          standings: [
            { id: ann, score: 3 },
            { id: ben, score: 3 },
            { id: cleo, score: 2 },
          ],
          winners: [
            { id: ann, score: 3 },
            { id: ben, score: 3 },
          ],
          memberIds: [ann, ben],
          award,
          decidedBy: sprint.createdBy,
        },
      })
  })

  it('pays each member of the winning channels once', () => {
    const members = [
      { channelId: support, memberIds: [ben, ann] },
      { channelId: sales, memberIds: [ann, cleo] },
    ]
    const won = (...scores: readonly number[]) => [
      { id: support, score: scores[0] ?? 0 },
      { id: sales, score: scores[1] ?? 0 },
    ]
    const completed = (...memberIds: readonly string[]) => ({
      type: 'CompetitionCompleted',
      data: { memberIds },
    })
    given(between)
      .when(complete({ scores: won(5, 4), members }))
      .thenEvents(completed(ann, ben))
    given(between)
      .when(complete({ scores: won(5, 5), members }))
      .thenEvents(completed(ann, ben, cleo))
    given(between)
      .when(complete({ scores: won(5, 4) }))
      .thenEvents({
        type: 'CompetitionCompleted',
        data: { winners: [{ id: support, score: 5 }], memberIds: [] },
      })
  })

  it('names and pays all members of large channels, in events that fit into the log', () => {
    const ids = Array.from({ length: 12_000 }, (_none, index) => idOf(`member ${index}`)).sort()
    const { decision } = given(between).when(
      complete({
        scores: [
          { id: support, score: 5 },
          { id: sales, score: 5 },
        ],
        members: [
          { channelId: support, memberIds: ids.slice(0, 7_000) },
          { channelId: sales, memberIds: ids.slice(6_000) },
        ],
      }),
    )
    const events = decision.kind === 'accepted' ? decision.events : []
    expect(events.map(({ type }) => type)).toEqual([
      'CompetitionCompleted',
      'CompetitionResultContinued',
      'CompetitionResultContinued',
    ])
    expect(events[0]?.data).toMatchObject({ counts: { winners: 2, members: 12_000 } })
    expect(events.flatMap(({ data }) => ('memberIds' in data ? data.memberIds : []))).toEqual(ids)
    for (const { data } of events) expect(JSON.stringify(data).length).toBeLessThan(900_000)
  })

  it('names all members where very many tie', () => {
    const scores = Array.from({ length: 10_001 }, (_none, index) => ({ id: idOf(`tied ${index}`), score: 1 }))
    const { decision } = given(created).when(complete({ scores }))
    const events = decision.kind === 'accepted' ? decision.events : []
    const named = events.flatMap(({ data }) => ('winners' in data ? data.winners : []))
    expect(new Set(named.map(({ id }) => id)).size).toBe(10_001)
    for (const { data } of events) expect(JSON.stringify(data).length).toBeLessThan(900_000)
  })

  it('has no winner where no score is above 0', () => {
    given(created)
      .when(complete({ scores: [{ id: ann, score: 0 }] }))
      .thenEvents({ type: 'CompetitionCompleted', data: { standings: [], winners: [], memberIds: [] } })
  })

  it('names the winners and pays nothing where the award is archived', () => {
    given(created)
      .when(complete({ scores: [{ id: ann, score: 1 }], award: null }))
      .thenEvents({
        type: 'CompetitionCompleted',
        data: { winners: [{ id: ann, score: 1 }], memberIds: [], award: null },
      })
  })

  it('never comes after an administrator archived it', () => {
    given(created).when(archive).thenEvents(archived)
    given(created, archived).when(archive).thenNothing()
    given(created, archived)
      .when(complete({ scores: [{ id: ann, score: 1 }] }))
      .thenNothing()
    given().when(archive).thenRejected({ code: 'COMPETITION_UNKNOWN' })
  })
})
