import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/rewards', {
  full: 'Alan Turing',
  empty: 'Nothing is waiting for you',
})
