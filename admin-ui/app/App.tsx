import CssBaseline from '@mui/material/CssBaseline'
import type { QueryClient } from '@tanstack/react-query'
import { CoreAdminContext, CoreAdminUI, CustomRoutes, localStorageStore, Resource } from 'ra-core'
import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { Notification, ThemeProvider, ThemesContext } from 'react-admin'
import { Navigate, Route } from 'react-router-dom'
import { createI18nProvider } from '../messages/i18nProvider.ts'
import { useText } from '../messages/useText.ts'
import { createAuthProvider } from './connection/authProvider.ts'
import { ConnectionProvider, type PageConnection } from './connection/ConnectionContext.ts'
import { createDataProvider } from './connection/dataProvider.ts'
import { places } from './places.tsx'
import { NotFoundPage } from './shell/NotFoundPage.tsx'
import { Shell } from './shell/Shell.tsx'
import { darkTheme, lightTheme } from './theme/theme.ts'

type AppProps = { readonly connection: PageConnection; readonly queryClient: QueryClient }

/**
 * The administration, below a data router. It is `Admin` of react-admin with its own shell: `Admin` carries a layout, a
 * login and a translation library that are not used here. The pages of the sign-in are an entry of their own (`entry`).
 */
export const App = ({ connection, queryClient }: AppProps) => {
  const text = useText()
  const context = useMemo(() => {
    const i18nProvider = createI18nProvider(queryClient)
    return {
      dataProvider: createDataProvider(connection, i18nProvider.translate),
      authProvider: createAuthProvider(connection, queryClient),
      i18nProvider,
      store: localStorageStore(),
    }
  }, [connection, queryClient])
  return (
    <ConnectionProvider value={connection}>
      <CoreAdminContext {...context} queryClient={queryClient}>
        <InPieces>
          <ThemesContext.Provider value={themes}>
            <ThemeProvider>
              <CssBaseline enableColorScheme />
              <CoreAdminUI
                layout={Shell}
                loginPage={false}
                catchAll={NotFoundPage}
                title={text('shell.laurel')}
                disableTelemetry
              >
                {places.map(({ path, resource }) => resource && <Resource key={path} {...resource} />)}
                <CustomRoutes>
                  <Route path="/" element={<Navigate to="/recognition" replace />} />
                  {places.map(
                    ({ path, page: PageOfItsOwn }) =>
                      PageOfItsOwn && <Route key={path} path={path} element={<PageOfItsOwn />} />,
                  )}
                </CustomRoutes>
              </CoreAdminUI>
              <Notification />
            </ThemeProvider>
          </ThemesContext.Provider>
        </InPieces>
      </CoreAdminContext>
    </ConnectionProvider>
  )
}

/**
 * Renders its contents in pieces, between which the page answers. `CoreAdminContext` begins with nothing and then renders
 * all of its contents at once.
 */
const InPieces = ({ children }: { readonly children: ReactNode }) => useDeferredValue(children, null)

const themes = { lightTheme, darkTheme }
