import type { Segment } from '@laurel/contract/people/segment.ts'
import Workspaces from '@mui/icons-material/WorkspacesOutlined'
import type { ResourceProps } from 'ra-core'
import { Route } from 'react-router-dom'
import { lazyPage } from '../../app/shell/lazyPage.tsx'

const SegmentList = lazyPage(async () => (await import('./SegmentList.tsx')).SegmentList)
const SegmentCreate = lazyPage(async () => (await import('./SegmentCreate.tsx')).SegmentCreate)
const SegmentEdit = lazyPage(async () => (await import('./SegmentEdit.tsx')).SegmentEdit)

/** Groups of people with budgets and managers of their own. */
export const segments = {
  name: 'users/segments',
  icon: Workspaces,
  recordRepresentation: (segment: Segment) => segment.name,
  list: SegmentList,
  edit: SegmentEdit,
  children: <Route path="new" element={<SegmentCreate />} />,
} satisfies ResourceProps
