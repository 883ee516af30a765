import { spareHeap } from '@laurel/projections/engine/sparingHeap.ts'
import { laurelProgram } from './laurelProgram.ts'
import { watchOutput } from './output.ts'
import { reportFailure } from './reportFailure.ts'

spareHeap()
watchOutput()
await laurelProgram().parseAsync().catch(reportFailure)
