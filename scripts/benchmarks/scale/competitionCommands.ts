import { countedCompetition } from '@laurel/ledger/audit/competitions/countedCompetition.ts'
import type { Competition } from '@laurel/ledger/competitions/events.ts'
import { byType } from '@laurel/ledger/handling/byType.ts'
import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Company } from './company.ts'
import type { ScaleWish } from './foundingCommands.ts'

const day = 24 * 60 * 60 * 1_000
const competingChannels = 20
const metric = 'POINTS'

/** The competitions of a company; they are planned when it is founded. */
export function* competitionsOf(company: Company, endsAt: Instant): Generator<ScaleWish> {
  const { competitionIds, channelIds } = company
  const [members, channels] = competitionIds
  const year = { startsAt: addMilliseconds(endsAt, -350 * day), endsAt: addMilliseconds(endsAt, 10 * day) }
  const general = channelIds.slice(0, 1)
  yield create(company, { competitionId: members, type: 'PVP', channelIds: general, ...year })
  yield create(company, {
    competitionId: channels,
    type: 'TVT',
    channelIds: channelIds.slice(0, Math.min(competingChannels, channelIds.length)),
    ...year,
  })
  yield create(company, overCompetition(company, endsAt))
}

/** The competition that is over, and is decided at the end of the history. */
const overCompetition = ({ competitionIds, channelIds }: Company, endsAt: Instant) => ({
  competitionId: competitionIds[2],
  type: 'PVP' as const,
  channelIds: channelIds.slice(0, 1),
  startsAt: addMilliseconds(endsAt, -700 * day),
  endsAt: addMilliseconds(endsAt, -400 * day),
})

/** Counts the competition that is over, as the audit does it, and decides it. */
export const createDecision = (company: Company, endsAt: Instant) => {
  const counted = countedCompetition({ ...overCompetition(company, endsAt), metric })
  const all = new Set(company.memberIds)
  let countedThrough = ''
  const count = byType<void>({
    ShoutoutGiven: counted.given,
    ShoutoutRecalled: event => counted.turned(event, -1),
    ShoutoutReinstated: event => counted.turned(event, 1),
  })

  return {
    observe: (event: RecordedLedgerEvent): void => {
      count(event)
      countedThrough = event.id
    },
    decide: (): ScaleWish => {
      const { standings, winners } = counted.expected({ membersOf: () => all, isActive: () => true })
      return {
        type: 'completeCompetition',
        data: { competitionId: company.competitionIds[2] },
        policy: {
          countedThrough,
          scores: winners.length > standings.length ? winners : standings,
          members: [],
          award: null,
        },
      }
    },
  }
}

const create = (
  { awardIds, administratorIds }: Company,
  competition: Pick<Competition, 'competitionId' | 'type' | 'channelIds' | 'startsAt' | 'endsAt'>,
): ScaleWish => ({
  type: 'createCompetition',
  data: {
    title: 'Thanks of the year',
    metric,
    awardId: awardIds[0] ?? '',
    createdBy: administratorIds[0] ?? '',
    ...competition,
  },
  policy: { isAwardOffered: true, areChannelsKnown: true, openCompetitions: 0 },
})
