import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/reporting/books', { full: 'October 2026' })
