import type { JobHandler } from '../delivery/handler.ts'
import { importHandler } from './importing/runImport.ts'
import { mappingHandler } from './profileFields/mappingJob.ts'

type Dependencies = Parameters<typeof importHandler>[0] & Parameters<typeof mappingHandler>[0]

/** The jobs that change the fields of many people. */
export const peopleHandlers = (dependencies: Dependencies): readonly JobHandler[] => [
  importHandler(dependencies),
  mappingHandler(dependencies),
]
