import { webhooksFixture } from '../../fixtures/webhooks.ts'
import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf(`/settings/webhooks/${webhooksFixture[0]?.id}`, { full: 'Shoutout given' })
