import type { Member } from '@laurel/contract/people/members.ts'
import Group from '@mui/icons-material/GroupOutlined'
import type { ResourceProps } from 'ra-core'
import { Route } from 'react-router-dom'
import { lazyPage } from '../../app/shell/lazyPage.tsx'

const MemberList = lazyPage(async () => (await import('./MemberList.tsx')).MemberList)
const MemberShow = lazyPage(async () => (await import('./MemberShow.tsx')).MemberShow)

/** The people of the team with their balances. */
export const members = {
  name: 'users',
  icon: Group,
  recordRepresentation: (member: Member) => member.name,
  list: MemberList,
  // Slack and other pages link to `:id/profile`.
  children: <Route path=":id/*" element={<MemberShow />} />,
} satisfies ResourceProps
