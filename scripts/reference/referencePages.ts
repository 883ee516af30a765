import { commandLinePage } from './commandLinePage.ts'
import { commandsPage } from './commandsPage.ts'
import { eventsPage } from './eventsPage.ts'
import { httpCallsPage } from './httpCallsPage.ts'
import { metricsPage } from './metricsPage.ts'
import { readModelsPage } from './readModelsPage.ts'
import { settingsPage } from './settingsPage.ts'

export type ReferencePage = {
  /** Its place from the top of the project. */
  readonly path: string
  readonly write: () => string | Promise<string>
}

/** The pages of the reference, each read from the code that it describes. */
export const referencePages: readonly ReferencePage[] = [
  { path: 'docs/reference/command-line.md', write: commandLinePage },
  { path: 'docs/reference/settings.md', write: settingsPage },
  { path: 'docs/reference/http-calls.md', write: httpCallsPage },
  { path: 'docs/reference/commands.md', write: commandsPage },
  { path: 'docs/reference/events.md', write: eventsPage },
  { path: 'docs/reference/read-models.md', write: readModelsPage },
  { path: 'docs/reference/metrics.md', write: metricsPage },
]
