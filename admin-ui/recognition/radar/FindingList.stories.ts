import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/recognition/radar', {
  full: 'Two people who trade points',
  empty: 'The radar is off',
})
