import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/recognition/radar/signals', {
  full: 'In the last twelve months',
  empty: 'Try the signals on your own history',
})
