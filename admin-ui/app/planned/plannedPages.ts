import type { english } from '../../messages/english.ts'
import type { Crumb } from '../shell/Page.tsx'

export type PlannedPage = { readonly name: keyof typeof english.planned.pages; readonly crumb?: Crumb }

const settings: Crumb = { path: '/settings', label: 'places.settings' }

/** What will be shown at the places that are not built yet, by their path. */
export const plannedPages: Readonly<Record<string, PlannedPage>> = {
  '/settings/integrations': { name: 'integrations', crumb: settings },
}
