import { spareHeap } from '@laurel/projections/engine/sparingHeap.ts'
import { laurelProgram } from './laurelProgram.ts'
import { reportFailure } from './reportFailure.ts'

spareHeap()
await laurelProgram().parseAsync().catch(reportFailure)
