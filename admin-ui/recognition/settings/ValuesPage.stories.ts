import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/recognition/settings', {
  full: 'Taggable values',
  empty: 'No values yet. Most teams start with three to five.',
})
