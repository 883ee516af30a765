import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/get-started', {
  full: 'Set your taggable values',
  empty: 'Choose a channel',
  error: 'Set your taggable values',
})
