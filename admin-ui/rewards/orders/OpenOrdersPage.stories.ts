import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/rewards/orders', {
  full: 'Orchard Bookshop, $25.00',
  empty: 'No order needs you',
})
