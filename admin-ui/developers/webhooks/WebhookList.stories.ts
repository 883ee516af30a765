import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/settings/webhooks', { full: 'Data warehouse', empty: 'No webhooks yet' })
