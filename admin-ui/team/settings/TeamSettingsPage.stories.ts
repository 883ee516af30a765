import { storiesOf } from '../../testing/story.ts'

/** The answer of the shell has all that this page needs. */
const { Error: _none, ...shown } = storiesOf('/settings', { full: 'Name of many' })

export const stories = shown
