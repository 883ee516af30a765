import { storiesOf } from '../testing/story.ts'

export const stories = storiesOf('/awards', {
  full: 'Lighthouse',
  empty: 'No awards yet',
})
