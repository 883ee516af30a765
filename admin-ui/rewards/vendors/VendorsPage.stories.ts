import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/rewards/vendors', { full: 'Tango Card', empty: 'No vendors' })
