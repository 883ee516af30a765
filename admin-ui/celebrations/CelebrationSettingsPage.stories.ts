import { storiesOf } from '../testing/story.ts'

export const stories = storiesOf('/anniversaries/settings', {
  full: 'Celebrate work anniversaries',
  empty: 'Celebrate work anniversaries',
})
