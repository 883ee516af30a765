import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/rewards/settings', {
  full: 'Custom Catalog Notifications',
  empty: 'Reward Catalogs',
})
