import type { Award } from '@laurel/contract/awards/award.ts'
import EmojiEvents from '@mui/icons-material/EmojiEventsOutlined'
import type { ResourceProps } from 'ra-core'
import { Route } from 'react-router-dom'
import { lazyPage } from '../app/shell/lazyPage.tsx'

const AwardList = lazyPage(async () => (await import('./AwardList.tsx')).AwardList)
const AwardShow = lazyPage(async () => (await import('./AwardShow.tsx')).AwardShow)

/** Awards that managers give on the spot. */
export const awards = {
  name: 'awards',
  icon: EmojiEvents,
  recordRepresentation: (award: Award) => award.name,
  list: AwardList,
  show: AwardShow,
  children: <Route path=":id" element={<AwardShow />} />,
} satisfies ResourceProps
