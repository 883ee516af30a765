import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/reporting/books/2026-09', {
  full: 'Journal entry',
  empty: 'Nothing moved in this month',
})
