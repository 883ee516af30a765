import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/reporting/fairness', {
  full: 'Nothing received in 30 days',
  empty: 'This report is switched off',
  error: 'Fairness',
})
