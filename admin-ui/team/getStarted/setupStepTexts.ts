import type { SetupStep } from '@laurel/contract/team/teamMetadata.ts'
import type { Me } from '../../app/access/MeContext.ts'
import type { Translate } from '../../messages/useText.ts'

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
}

/** What each step of getting started asks for, and where it is done. */
export const setupStepTexts = ({ team }: Me, text: Translate): Readonly<Record<SetupStep, SetupStepText>> => {
  const wordsOf = <Step extends SetupStep>(step: Step) => ({
    title: text(`team.steps.${step}.title`),
    sentence: text(`team.steps.${step}.sentence`),
    act: text(`team.steps.${step}.act`),
    actWhenDone: text(`team.steps.${step}.actWhenDone`),
  })
  return {
    setup_first_group: {
      ...wordsOf('setup_first_group'),
      path: '/recognition/new',
      done: text('team.steps.setup_first_group.done', { smart_count: team.groups.length }),
      pathWhenDone: '/recognition',
    },
    added_tag_values: {
      ...wordsOf('added_tag_values'),
      path: '/recognition/settings',
      done: team.shoutout_values.map(value => value.text).join(', '),
    },
    setup_rewards: {
      ...wordsOf('setup_rewards'),
      path: '/rewards/custom-catalog',
      done: text('team.steps.setup_rewards.done'),
    },
    introduction: { ...wordsOf('introduction'), done: text('team.steps.introduction.done') },
    have_payment_method: {
      ...wordsOf('have_payment_method'),
      path: '/billing',
      done: text('team.steps.have_payment_method.done'),
    },
  }
}
