import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/reporting/books/accounts', { full: 'What you owe your people' })
