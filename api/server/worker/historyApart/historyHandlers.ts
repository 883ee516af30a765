import { booksHandler } from '../../../books/booksHandler.ts'
import type { JobHandler } from '../../../delivery/handler.ts'
import { simulationHandler } from '../../../team/policySimulation/simulationHandler.ts'
import type { StoreSettings } from '../../stores/settings.ts'
import { historyApart } from './historyApart.ts'
import type { HistoryDependencies } from './historyWork.ts'

/** The jobs that read the whole history of a team. */
export const historyHandlers = (
  settings: StoreSettings,
  dependencies: HistoryDependencies,
): readonly JobHandler[] => {
  const { database } = dependencies
  const { readBooks, simulate } = historyApart(settings, dependencies)
  return [booksHandler({ database, readBooks }), simulationHandler({ database, simulate })]
}
