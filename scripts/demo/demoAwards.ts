import type { SpotAward } from '@laurel/ledger/awards/events.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { demoRewardId } from './setUpTeam.ts'

const offered = [
  {
    name: 'Lighthouse',
    points: 100,
    message: 'You showed us the way when no one else could see it.',
    bannerIds: ['lighthouse'],
    isPrivate: false,
    gift: null,
  },
  {
    name: 'Evergreen',
    points: 250,
    message: 'Month after month, the work we can build on.',
    bannerIds: ['oak', 'laurel'],
    isPrivate: false,
    gift: 'Plant for your desk',
  },
  {
    name: 'Quiet hero',
    points: 100,
    message: 'Not many know what you did. We do, and we are grateful.',
    bannerIds: ['stars'],
    isPrivate: true,
    gift: null,
  },
  {
    name: 'High five',
    points: 0,
    message: 'For the small thing that made the day.',
    bannerIds: ['confetti', 'bunting'],
    isPrivate: false,
    gift: null,
  },
] as const

export type DemoAwardName = (typeof offered)[number]['name']

/** The spot awards of the demo company. */
export const demoAwards = (teamId: TeamId): readonly SpotAward[] =>
  offered.map(({ name, bannerIds, gift, ...award }) => ({
    awardId: demoAwardId(teamId, name),
    name,
    ...award,
    bannerIds: [...bannerIds],
    gifts: gift === null ? [] : [[{ type: 'CUSTOM_REWARD', rewardId: demoRewardId(teamId, gift) }]],
  }))

export const demoAwardId = (teamId: TeamId, name: DemoAwardName): string =>
  derivedId('demo award', teamId, name)
