import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/settings/unfinished', {
  full: 'Points of a shoutout did not arrive',
  empty: 'Nothing is unfinished',
})
