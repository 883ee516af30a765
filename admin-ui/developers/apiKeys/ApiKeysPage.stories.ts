import { storiesOf } from '../../testing/story.ts'

export const stories = storiesOf('/settings/api-keys', { full: 'Payroll', empty: 'No API keys yet' })
