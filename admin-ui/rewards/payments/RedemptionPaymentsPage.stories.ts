import { storiesOf } from '../../testing/story.ts'

/** The page has a heading alone. */
const { Error: _none, ...shown } = storiesOf('/rewards/payments', { full: 'Redemption Payments' })

export const stories = shown
