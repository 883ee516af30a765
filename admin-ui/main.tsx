import './app/outline/start.ts'
import { localeOf } from '@laurel/contract/browser/locale.ts'
import { signInAddress } from '@laurel/contract/browser/signInAddress.ts'
import { languageOf } from '@laurel/contract/wire/languages.ts'
import { z } from 'zod'
import { rememberAdmin, rememberLanguage, wasAdmin } from './app/access/adminMemory.ts'
import { belongsInPortal } from './app/access/belongsInPortal.ts'
import { createQueryClient } from './app/connection/createQueryClient.ts'
import { meQuery } from './app/connection/meQuery.ts'
import { createPageConnection } from './app/connection/pageConnection.ts'
import { showFailure } from './app/showFailure.ts'
import './app/theme/fonts.ts'
import { loadLanguage } from './messages/loadLanguage.ts'

// The page's security policy forbids code made at run time, which zod would otherwise try.
z.config({ jitless: true })

const found = document.getElementById('root')
if (!found) throw new Error('The page has no element #root to render into. Check index.html.')
const root = found

const loadApp = () => import('./app/openApp.tsx')

/** Opens the administration for people who have something there. It is large; everyone else leaves without loading it. */
const open = async (): Promise<void> => {
  const { pathname, search } = window.location
  const address = `${pathname}${search}`
  const connection = createPageConnection()
  if (!connection.session.isSignedIn()) return connection.leaveFor(signInAddress(address))

  const storage = window.localStorage
  const early = wasAdmin(storage) ? loadApp() : undefined
  early?.catch(() => undefined)
  const queryClient = createQueryClient()
  // After a failed answer the administration asks again, and shows the reason.
  const who = await queryClient.fetchQuery(meQuery(connection)).catch(() => undefined)
  if (who && belongsInPortal(who, address)) return connection.leaveFor('/redeem')
  if (who) rememberAdmin(storage, who.user.is_admin)
  const language = languageOf(who ? localeOf(who.user, navigator.languages) : navigator.language)
  rememberLanguage(storage, language)
  const [{ openApp }] = await Promise.all([early?.catch(loadApp) ?? loadApp(), loadLanguage(language)])
  openApp(root, connection, queryClient)
}

open().catch(() => showFailure(root))
