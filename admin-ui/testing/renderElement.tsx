import { createTheme, ThemeProvider } from '@mui/material/styles'
import { QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { CoreAdminContext, memoryStore, testDataProvider } from 'ra-core'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { MeProvider } from '../app/access/MeContext.ts'
import { lightTheme } from '../app/theme/theme.ts'
import { meFixture } from '../fixtures/me.ts'
import { createI18nProvider } from '../messages/i18nProvider.ts'

/** Renders an element with theme, texts and a signed-in person, and without a server. */
export const renderElement = (element: ReactElement) => {
  const queryClient = new QueryClient()
  const page = (
    <CoreAdminContext
      dataProvider={testDataProvider()}
      i18nProvider={createI18nProvider(queryClient)}
      queryClient={queryClient}
      store={memoryStore()}
    >
      <ThemeProvider theme={createTheme(lightTheme)}>
        <MeProvider value={meFixture}>{element}</MeProvider>
      </ThemeProvider>
    </CoreAdminContext>
  )
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />)
}
