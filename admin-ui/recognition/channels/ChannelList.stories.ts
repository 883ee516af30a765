import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/recognition', {
  full: '#kudos',
  empty: 'No channels yet',
})
