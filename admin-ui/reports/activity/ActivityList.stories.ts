import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/reporting/activity', {
  full: 'Grace Hopper',
  empty: 'Nothing happened in these days',
})
