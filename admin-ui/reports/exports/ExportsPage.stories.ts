import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/reporting/exports', {
  full: 'Being written',
  empty: 'No exports',
  error: 'Exports',
})
