import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/settings/four-eyes', {
  full: 'Waiting for approval',
  empty: 'Nothing waits for approval',
})
