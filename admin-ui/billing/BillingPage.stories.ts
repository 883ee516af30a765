import { storiesOf } from '../testing/story.ts'

export const stories = storiesOf('/billing', {
  full: 'People who join or leave are counted within minutes.',
  empty: 'Your team has no subscription yet.',
})
