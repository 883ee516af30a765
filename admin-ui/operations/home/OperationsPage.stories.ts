import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/settings/operations', {
  full: '3 postings could not be finished',
  empty: 'Nothing needs you',
})
