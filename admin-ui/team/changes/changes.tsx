import ManageHistory from '@mui/icons-material/ManageHistoryOutlined'
import type { ResourceProps } from 'ra-core'
import { lazyPage } from '../../app/shell/lazyPage.tsx'

/** The history of the configuration. */
export const changes = {
  name: 'settings/changes',
  icon: ManageHistory,
  list: lazyPage(async () => (await import('./ChangesPage.tsx')).ChangesPage),
} satisfies ResourceProps
