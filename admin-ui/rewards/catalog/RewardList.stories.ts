import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/rewards/custom-catalog', {
  full: 'A day off',
  empty: 'The shelf is empty',
})
