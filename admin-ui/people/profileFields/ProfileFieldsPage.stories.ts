import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/settings/profile-fields', {
  full: 'What Laurel acts on',
  empty: 'No profile fields yet',
  error: 'What Laurel acts on',
})
