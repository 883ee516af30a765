import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/billing/invoices', {
  full: 'LRL-0003',
  empty: 'No paid invoices yet.',
})
