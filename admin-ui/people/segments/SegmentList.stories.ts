import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/users/segments', { full: 'New this year', empty: 'No segments yet' })
