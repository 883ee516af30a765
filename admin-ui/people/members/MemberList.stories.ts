import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/users', {
  full: 'Grace Hopper',
  empty: 'No users yet',
})
