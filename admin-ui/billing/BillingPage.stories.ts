import { storiesOf } from '../testing/story.ts'

export const stories = storiesOf('/billing', {
  full: 'Your team is on the Core plan',
  empty: 'Your team has no subscription yet.',
})
