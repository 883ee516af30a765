import type { ActivityEntry } from '@laurel/contract/recognition/activityEntry.ts'
import Timeline from '@mui/icons-material/TimelineOutlined'
import type { ResourceProps } from 'ra-core'
import { lazyPage } from '../../app/shell/lazyPage.tsx'

/** Shoutouts, awards, celebrations and redemptions, line by line. */
export const activity = {
  name: 'reporting/activity',
  icon: Timeline,
  recordRepresentation: (entry: ActivityEntry) => entry.message_text ?? entry.type,
  list: lazyPage(async () => (await import('./ActivityList.tsx')).ActivityList),
} satisfies ResourceProps
