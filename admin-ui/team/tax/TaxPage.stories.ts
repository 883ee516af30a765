import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/settings/tax', { full: 'No rule decides', empty: 'No rules yet' })
