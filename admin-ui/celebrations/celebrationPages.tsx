import type { ComponentType } from 'react'
import type { Place } from '../app/place.ts'
import { lazyPage } from '../app/shell/lazyPage.tsx'
import { anniversaries, birthdays, newHires, type Occasion, settingsPath } from './occasions.ts'

const CelebrationSettingsPage = lazyPage(
  async () => (await import('./CelebrationSettingsPage.tsx')).CelebrationSettingsPage,
)

const pagesOf = (occasion: Occasion, dashboard: ComponentType): readonly [Place, Place] => [
  { path: occasion.path, label: 'places.upcoming', page: dashboard },
  {
    path: settingsPath(occasion),
    label: 'places.settings',
    page: () => <CelebrationSettingsPage occasion={occasion} />,
  },
]

/** Who is celebrated next, and how. */
export const celebrationPages = {
  birthdays: pagesOf(
    birthdays,
    lazyPage(async () => (await import('./BirthdaysPage.tsx')).BirthdaysPage),
  ),
  anniversaries: pagesOf(
    anniversaries,
    lazyPage(async () => (await import('./AnniversariesPage.tsx')).AnniversariesPage),
  ),
  newHires: pagesOf(
    newHires,
    lazyPage(async () => (await import('./NewHiresPage.tsx')).NewHiresPage),
  ),
}
