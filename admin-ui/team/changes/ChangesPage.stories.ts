import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/settings/changes', {
  full: 'points → sprigs',
  empty: 'No changes yet',
})
