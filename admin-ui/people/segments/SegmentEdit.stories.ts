import { segmentsFixture } from '../../fixtures/segments.ts'
import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf(`/users/segments/${segmentsFixture[0]?.id}`, { full: 'Who that is' })
