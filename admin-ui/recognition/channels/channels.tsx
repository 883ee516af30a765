import type { Group } from '@laurel/contract/team/group.ts'
import VolunteerActivism from '@mui/icons-material/VolunteerActivismOutlined'
import type { ResourceProps } from 'ra-core'
import { Route } from 'react-router-dom'
import { firstPage, lazyPage } from '../../app/shell/lazyPage.tsx'

const ChannelList = firstPage(async () => (await import('./ChannelList.tsx')).ChannelList)
const ChannelEdit = lazyPage(async () => (await import('./ChannelEdit.tsx')).ChannelEdit)
const ChannelCreate = lazyPage(async () => (await import('./ChannelCreate.tsx')).ChannelCreate)

/** The channels where people recognize each other. */
export const channels = {
  name: 'recognition',
  icon: VolunteerActivism,
  recordRepresentation: (channel: Group) => channel.title,
  list: ChannelList,
  edit: ChannelEdit,
  children: <Route path="new" element={<ChannelCreate />} />,
} satisfies ResourceProps
