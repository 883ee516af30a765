import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/settings/policy-simulator', {
  full: 'Changes to try',
  empty: 'No simulation yet. Change a figure and simulate it.',
})
