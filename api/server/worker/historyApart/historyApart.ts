import { fileURLToPath } from 'node:url'
import { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { Month } from '@laurel/ledger/kernel/month.ts'
import { z } from 'zod'
import { isLarge } from '../../apart/largeLog.ts'
import { runApart } from '../../apart/runApart.ts'
import type { StoreSettings } from '../../stores/settings.ts'
import { createHistoryWork, type HistoryDependencies, type HistoryWork } from './historyWork.ts'

const program = fileURLToPath(new URL('./main.ts', import.meta.url))

/** What the program is asked to do. */
export const AskedWork = z.discriminatedUnion('work', [
  z.strictObject({ work: z.literal('read books'), teamId: TeamId, month: Month }),
  z.strictObject({ work: z.literal('simulate policy'), simulationId: z.uuid() }),
])
type AskedWork = z.infer<typeof AskedWork>

/** Does the work here while the log is small, and in a process of its own when it is large. */
export const historyApart = (settings: StoreSettings, dependencies: HistoryDependencies): HistoryWork => {
  const { log } = dependencies
  const here = createHistoryWork(dependencies)
  const apart = (asked: AskedWork, signal: AbortSignal): Promise<void> =>
    runApart({ program, settings, asked, failure: `The program could not ${asked.work}` }, signal)
  return {
    readBooks: async (of, signal) =>
      (await isLarge(log)) ? apart({ work: 'read books', ...of }, signal) : here.readBooks(of, signal),
    simulate: async (simulationId, signal) =>
      (await isLarge(log))
        ? apart({ work: 'simulate policy', simulationId }, signal)
        : here.simulate(simulationId, signal),
  }
}
