import { exampleRules } from '@laurel/ledger/audit/tax/taxRules.ts'
import type { CelebrationKind } from '@laurel/ledger/celebrations/vocabulary.ts'
import type { LedgerCommand } from '@laurel/ledger/handling/commands.ts'
import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { noAdjustments, type SegmentSync, segmentChangesMax } from '@laurel/ledger/segments/vocabulary.ts'
import { type Company, leadOf } from './company.ts'
import { dayOfYear, departmentOf, emailOf, nameOf, pictureOf } from './people.ts'

/** A command without its envelope. */
export type ScaleWish = LedgerCommand extends infer Each
  ? Each extends LedgerCommand
    ? Omit<Each, 'id' | 'teamId' | 'actor' | 'occurredAt' | 'correlationId' | 'causationId'>
    : never
  : never

/** What every member may give in a month. */
export const monthlyShoutoutPoints = 1_000
/** Without the report on fairness, its calls would have no answer. */
export const foundingSettings = { showsFairness: true } as const
const day = 24 * 60 * 60 * 1_000
const fields = [
  { id: 'XfDEPARTMENT', label: 'Department', type: 'text', choices: [] },
  { id: 'XfLEAD', label: 'Lead', type: 'person', choices: [] },
] as const
const kinds: readonly CelebrationKind[] = ['BIRTHDAY', 'ANNIVERSARY', 'NEW_HIRE']

/** Everything of a company except its activities. `endsAt` is the instant after which its newest members join. */
export function* foundingCommands(company: Company, endsAt: Instant): Generator<ScaleWish> {
  const { name, teamId, memberIds, awardIds, rewardIds } = company
  const created = { teamId, name, externalKey: `scale ${name}`, timeZone: 'UTC', pointsName: 'points' }
  yield { type: 'createTeam', data: created }
  const policy = { interval: 'MONTHLY', shoutoutPoints: monthlyShoutoutPoints, awardPoints: 0 } as const
  yield { type: 'setAllowancePolicy', data: policy }
  yield { type: 'changeTeamSettings', data: { changes: foundingSettings } }
  yield { type: 'setTaggableValues', data: { values: ['Courage', 'Care', 'Craft'], isRequired: false } }
  yield { type: 'setTaxRules', data: exampleRules }
  yield {
    type: 'syncProfileFields',
    data: { fields: fields.map(field => ({ ...field, choices: [] })) },
  }
  yield {
    type: 'mapProfileFields',
    data: { mapping: { manager: 'XfLEAD', startDate: null, birthday: null } },
  }
  for (const index of memberIds.keys()) yield* foundingOfMember(company, index, endsAt)
  yield* foundingOfChannels(company)
  yield* foundingOfSegments(company)
  for (const [index, rewardId] of rewardIds.entries()) yield defineReward(rewardId, index)
  for (const [index, awardId] of awardIds.entries()) yield defineAward(company, awardId, index)
  for (const kind of kinds) yield setCelebration(kind)
}

function* foundingOfMember(company: Company, index: number, endsAt: Instant): Generator<ScaleWish> {
  const memberId = company.memberIds[index] ?? ''
  const managerId = leadOf(company, index)
  yield {
    type: 'syncMember',
    data: {
      memberId,
      externalKey: `U${index}`,
      profile: {
        name: nameOf(index),
        email: emailOf(index, company.name),
        pictureUrl: pictureOf(index),
        timeZone: 'UTC',
      },
      isActive: true,
      isAdmin: company.administratorIds.includes(memberId),
      isOwner: index === 0,
    },
  }
  yield {
    type: 'changeMemberDetails',
    data: {
      memberId,
      changes: {
        birthday: dayOfYear(index),
        joinedOn: joinedOn(index, endsAt),
      },
    },
    policy: undefined,
  }
  yield {
    type: 'syncMemberFields',
    data: {
      memberId,
      fields: {
        XfDEPARTMENT: departmentOf(index),
        ...(managerId === null ? {} : { XfLEAD: managerId }),
      },
      managerId,
      dates: { birthday: null, joinedOn: null },
    },
  }
}

/** One of twenty members joins in the next three months. */
const joinedOn = (index: number, endsAt: Instant): string =>
  index % 20 === 19
    ? addMilliseconds(endsAt, (1 + (index % 90)) * day).slice(0, 10)
    : `${2012 + (index % 12)}-${dayOfYear(index + 5)}`

export const channelTitleOf = (index: number): string => (index === 0 ? '#general' : `#team-${index}`)

export const channelMembersOf = ({ memberIds, channelIds }: Company, index: number): readonly MemberId[] => {
  const each = Math.ceil(memberIds.length / channelIds.length) * 2
  const first = (index * each) % memberIds.length
  return index === 0 ? memberIds : memberIds.slice(first, first + each)
}

function* foundingOfChannels(company: Company): Generator<ScaleWish> {
  for (const [index, channelId] of company.channelIds.entries()) {
    const members = channelMembersOf(company, index)
    const settings = {
      title: channelTitleOf(index),
      slackChannelId: `C${index}`,
      shoutoutAllowance: monthlyShoutoutPoints,
      awardAllowance: 0,
      pointOptions: [],
      managerIds: members.slice(0, 1),
    }
    yield { type: 'createChannel', data: { channelId, settings } }
    yield { type: 'syncChannelMembers', data: { channelId, memberIds: [...members] } }
  }
}

function* foundingOfSegments({ segmentIds, memberIds, leadIds }: Company): Generator<ScaleWish> {
  for (const [index, segmentId] of segmentIds.entries()) {
    const value = departmentOf(index)
    const condition = { fieldId: 'XfDEPARTMENT', operator: '=', value } as const
    const sync: SegmentSync = index === 0 ? { kind: 'manual' } : { kind: 'fields', groups: [[condition]] }
    const adjustments = { ...noAdjustments, memberShoutout: 10 * index }
    yield {
      type: 'defineSegment',
      data: {
        segmentId,
        name: `Segment ${index}`,
        sync,
        managerIds: leadIds.slice(index, index + 1),
        adjustments,
      },
    }
  }
  for (let first = 0; first < memberIds.length; first += segmentChangesMax) {
    const joined = memberIds.slice(first, first + segmentChangesMax)
    yield { type: 'changeSegmentMembers', data: { segmentId: segmentIds[0] ?? '', joined, left: [] } }
  }
}

const defineReward = (rewardId: string, index: number): ScaleWish => ({
  type: 'defineReward',
  data: {
    rewardId,
    name: `Reward ${index}`,
    emoji: '🎁',
    description: 'Something to look forward to.',
    pointCost: 10 + index,
  },
})

/** The first award brings a gift. */
export const spotAwardOf = ({ rewardIds: [rewardId = ''] }: Company, awardId: string, index: number) => ({
  awardId,
  name: `Award ${index}`,
  points: 20 * index,
  message: 'For what you did.',
  bannerIds: ['confetti'],
  gifts: index === 0 ? [[{ type: 'CUSTOM_REWARD' as const, rewardId }]] : [],
  isPrivate: index === 1,
})

const defineAward = (company: Company, awardId: string, index: number): ScaleWish => ({
  type: 'defineAward',
  data: spotAwardOf(company, awardId, index),
})

const setCelebration = (kind: CelebrationKind): ScaleWish => ({
  type: 'setCelebration',
  data: {
    kind,
    settings: {
      points: 20,
      message: 'Congratulations, {name}!',
      weekendMode: 'DAY_OF',
      bannerIds: ['confetti'],
      channelIds: null,
      gifts: [],
      milestones: [],
    },
  },
})
