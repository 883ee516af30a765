import type { SetupStep } from '@laurel/contract/team/teamMetadata.ts'
import type { Me } from '../../app/access/MeContext.ts'

export type SetupStepText = {
  readonly title: string
  readonly sentence: string
  readonly act: string
  /** Where the step is done; left out where it is done here. */
  readonly path?: string
  /** What came of it, once it is done. */
  readonly done: string
  readonly actWhenDone: string
  readonly pathWhenDone?: string
  readonly isPlanned?: boolean
}

/** What each step of getting started asks for, and where it is done. */
export const setupStepTexts = ({ team }: Me): Readonly<Record<SetupStep, SetupStepText>> => ({
  setup_first_group: {
    title: 'Add Laurel to a channel',
    sentence: 'Choose where in Slack people thank each other. Everyone in that channel takes part.',
    act: 'Choose a channel',
    path: '/recognition/new',
    done: counted(team.groups.length, 'channel'),
    actWhenDone: 'See channels',
    pathWhenDone: '/recognition',
  },
  added_tag_values: {
    title: 'Set your taggable values',
    sentence: 'What your company stands for. A shoutout that carries one says what it was for.',
    act: 'Set values',
    path: '/recognition/settings',
    done: team.shoutout_values.map(({ text }) => text).join(', '),
    actWhenDone: 'Change values',
  },
  setup_rewards: {
    title: 'Enable reward redemptions',
    sentence: `Put something on the shelf that people can spend their ${team.points_name} on.`,
    act: 'Add a reward',
    path: '/rewards/custom-catalog',
    done: 'There is something on the shelf.',
    actWhenDone: 'See rewards',
  },
  introduction: {
    title: 'Launch with an introduction to the team',
    sentence: 'Everybody gets a message that says how to begin. You read it before they do.',
    act: 'Prepare the introduction',
    done: 'The introduction was sent to everybody.',
    actWhenDone: 'Send it again',
  },
  have_payment_method: {
    title: 'Add a payment method',
    sentence: 'Paying by card is still to come. Until then nothing is charged, and everything else works.',
    act: 'See billing',
    path: '/billing',
    done: 'A card is on file.',
    actWhenDone: 'Manage billing',
    isPlanned: true,
  },
})

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
