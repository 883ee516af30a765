import { storiesOf } from '../testing/story.ts'

export const stories = storiesOf('/billing/rewards', {
  full: 'Outstanding points',
  error: 'Outstanding points',
})
