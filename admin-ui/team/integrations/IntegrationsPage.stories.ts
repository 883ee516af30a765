import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/settings/integrations', { full: 'BambooHR' })
