import type { Sent } from '@laurel/contract/wire/address.ts'

/** A screen, and the calls that it makes when it is opened. */
export type ScreenCase = {
  readonly screen: string
  readonly as: 'administrator' | 'lead'
  readonly calls: readonly (readonly [name: string, sent: Sent])[]
}

const plain: Sent = {}

/** What every page of the admin asks for. */
const adminShell = [
  ['refreshToken', plain],
  ['me', plain],
  ['pendingRedemptionCount', plain],
  ['live', plain],
] as const

/** Screens by the calls that a browser was seen to make on their first load. */
export const screenCases = ({
  start,
  end,
}: {
  readonly start: string
  readonly end: string
}): readonly ScreenCase[] => [
  {
    screen: 'admin, first page',
    as: 'administrator',
    calls: [
      ...adminShell,
      ['listDeadAnnouncements', plain],
      ['listGroups', { query: { with_preview: 'true' } }],
      ['feed', { query: { limit: 6 } }],
      ['listDeadLetters', { query: { filter: {}, range: [0, 0], sort: ['occurred_at', 'ASC'] } }],
      ['listExceptions', { query: { filter: {}, range: [0, 0], sort: ['found_at', 'DESC'] } }],
    ],
  },
  {
    screen: 'users',
    as: 'administrator',
    calls: [
      ...adminShell,
      ['listApprovals', plain],
      ['listMembers', { query: { filter: {}, range: [0, 99], sort: ['name', 'ASC'] } }],
    ],
  },
  {
    screen: 'activity report',
    as: 'administrator',
    calls: [
      ...adminShell,
      [
        'listActivity',
        {
          query: { filter: { type: 'shoutouts', start, end }, range: [0, 49], sort: ['created_at', 'DESC'] },
        },
      ],
    ],
  },
  {
    screen: 'rewards',
    as: 'administrator',
    calls: [
      ...adminShell,
      ['redemptionStats', plain],
      [
        'listMemberRedemptions',
        {
          query: {
            filter: { status: 'PENDING', type: 'CUSTOM' },
            range: [0, 24],
            sort: ['created_at', 'ASC'],
          },
        },
      ],
    ],
  },
  {
    screen: 'birthdays',
    as: 'administrator',
    calls: [
      ...adminShell,
      ['lateCelebrations', plain],
      ['listAwards', plain],
      ['upcomingBirthdays', plain],
      ['birthdayStats', plain],
    ],
  },
  { screen: 'points and liability', as: 'administrator', calls: [...adminShell, ['pointStats', plain]] },
  {
    screen: 'portal, home',
    as: 'lead',
    calls: [
      ['refreshToken', plain],
      ['me', plain],
      ['listRewards', plain],
      ['pendingClaims', plain],
      ['live', plain],
    ],
  },
]
