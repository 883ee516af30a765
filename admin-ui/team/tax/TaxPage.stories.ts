import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/settings/tax', { full: 'Trivial benefits', empty: 'No rules yet' })
