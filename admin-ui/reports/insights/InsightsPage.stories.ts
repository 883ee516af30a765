import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/reporting', {
  full: 'Segment Activity',
  empty: 'Top Point Earners',
  error: 'Insights',
})
