import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/settings/integrations/logs', {
  full: 'Waits for a confirmation · Everyone',
  empty: 'No syncs yet',
})
