import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/billing/exceptions', {
  full: 'A payment is missing in the books',
  empty: 'Everything agrees',
})
