import type { CelebrationSettings } from '@laurel/ledger/celebrations/events.ts'
import type { CelebrationKind } from '@laurel/ledger/celebrations/vocabulary.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { demoRewardId } from './setUpTeam.ts'

const usual: Pick<CelebrationSettings, 'weekendMode' | 'channelIds' | 'gifts' | 'milestones'> = {
  weekendMode: 'DAY_OF',
  channelIds: null,
  gifts: [],
  milestones: [],
}

/** How the demo company celebrates. */
export const demoCelebrations = (
  teamId: TeamId,
): readonly { readonly kind: CelebrationKind; readonly settings: CelebrationSettings }[] => {
  const reward = (name: string) => ({ type: 'CUSTOM_REWARD', rewardId: demoRewardId(teamId, name) }) as const
  return [
    {
      kind: 'BIRTHDAY',
      settings: {
        ...usual,
        points: 100,
        message: 'Happy birthday, {name}! Have a day as good as you are to work with.',
        bannerIds: ['cake', 'balloons', 'confetti'],
      },
    },
    {
      kind: 'ANNIVERSARY',
      settings: {
        ...usual,
        points: 200,
        message: '{name} has been with us for {award_years} years. Thank you for every one of them.',
        bannerIds: ['laurel', 'mountain'],
        milestones: [
          {
            years: 5,
            points: 1000,
            bannerIds: ['oak'],
            gifts: [[reward('Half a day off'), reward('Juniper hoodie'), { type: 'POINTS', points: 1000 }]],
          },
        ],
      },
    },
    {
      kind: 'NEW_HIRE',
      settings: {
        ...usual,
        points: 50,
        message: 'Welcome to Juniper, {name}! Say hello when you see them.',
        bannerIds: ['sprout', 'open-door'],
        gifts: [[reward('Plant for your desk')]],
      },
    },
  ]
}
