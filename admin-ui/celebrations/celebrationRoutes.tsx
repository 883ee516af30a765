import { Route } from 'react-router-dom'
import { pages } from '../app/pages.ts'
import { anniversaries, birthdays, newHires, settingsPath } from './occasions.ts'

const { AnniversariesPage, BirthdaysPage, CelebrationSettingsPage, NewHiresPage } = pages

const occasions = [
  { occasion: birthdays, dashboard: <BirthdaysPage /> },
  { occasion: anniversaries, dashboard: <AnniversariesPage /> },
  { occasion: newHires, dashboard: <NewHiresPage /> },
] as const

/** Who is next, and how they are celebrated. */
export const celebrationRoutes = () =>
  occasions.flatMap(({ occasion, dashboard }) => [
    <Route key={occasion.path} path={occasion.path} element={dashboard} />,
    <Route
      key={settingsPath(occasion)}
      path={settingsPath(occasion)}
      element={<CelebrationSettingsPage occasion={occasion} />}
    />,
  ])
