import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/awards/competitions', {
  full: 'View leaderboard',
  empty: 'No active competitions.',
})
