import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/awards/nominations', {
  full: 'Colleague of the quarter',
  empty: 'No active nomination campaigns.',
})
