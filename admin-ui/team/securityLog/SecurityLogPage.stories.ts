import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/settings/security-log', {
  full: 'Refreshed token',
  empty: 'No activity in the last 30 days.',
})
