import { channels } from '../../fixtures/records.ts'
import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf(`/recognition/${channels[0]?.id}`, { full: 'Channel Settings' })
