import { storiesOf } from '../testing/story.ts'

export const stories = storiesOf('/birthdays', {
  full: 'Celebrated this month',
  empty: 'No birthdays in the next 6 months.',
})
