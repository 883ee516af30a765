import { people } from '../../fixtures/people.ts'
import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf(`/users/${people[1]?.id}/profile`, { full: 'Redeemable points' })
