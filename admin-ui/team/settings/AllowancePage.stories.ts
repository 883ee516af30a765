import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/settings/allowances', { full: 'Starts again' })
